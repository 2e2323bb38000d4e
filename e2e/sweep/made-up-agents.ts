import type {
  Agent,
  AgentContent,
  AgentDraft,
  AgentFigures,
  AgentRecord,
  AgentVersion,
  BuilderTool,
} from "#features/agents/contract/index.ts";

const idOf = (index: number) => `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`;
export const agentId = idOf(1);

export const long = "A_name_that_nobody_would_give_to_an_agent_and_that_has_no_space";
const day = "2026-11-20T09:00:00.000Z";
const ada = { id: idOf(7), name: "Ada Byron" };

export const agent: Agent = {
  ...{ id: agentId, status: "published", name: "Researcher", purpose: "Finds sources and compares them." },
  ...{ starters: ["What changed in our market?", `Compare ${long}`], modelId: null, owner: ada },
  variables: [],
  ...{ published: { number: 3, publishedAt: day }, draft: { revision: 4, hasChanges: true } },
  ...{ createdAt: day, updatedAt: day },
  abilities: { use: true, edit: true, archive: true, restore: false, delete: true, share: true },
};
export const forUsers: Agent = {
  ...{ ...agent, draft: null },
  abilities: { use: true, edit: false, archive: false, restore: false, delete: false, share: false },
};
const statuses = ["published", "draft", "archived", "withdrawn"] as const;
export const many = Array.from({ length: 50 }, (_, index): Agent => {
  const status = statuses[index % statuses.length] ?? "draft";
  return {
    ...{ ...(index % 3 === 0 ? forUsers : agent), id: idOf(index), status },
    ...{
      name: index % 5 === 0 ? long : `Agent ${index}`,
      purpose: "Finds sources and compares them. ".repeat(4),
    },
  };
});
export const records = many.map(({ id, name, status, owner }): AgentRecord => {
  const isWithdrawn = status === "withdrawn";
  return {
    ...{ id, name, status, owner, publishedNumber: 2, createdAt: day },
    ...{ withdrawnAt: isWithdrawn ? day : null, abilities: { withdraw: !isWithdrawn, readmit: isWithdrawn } },
  };
});
export const figures: AgentFigures = {
  ...{ agentId, runs: 1_240, succeeded: 1_180, failed: 40, cancelled: 20, costMicros: 12_400_000 },
  ...{ handedOver: 30, medianActiveMs: 14_000, lastUsedAt: day },
};

export const content: AgentContent = {
  ...{
    name: "Researcher",
    purpose: agent.purpose,
    modelId: null,
    fallbackModelId: "gone",
    collections: [],
    hasMemory: true,
  },
  instructions: `Today is {{date}}. Write for {{region}} in {{tone}}.\n${"Search first, then read. ".repeat(20)}`,
  variables: [
    { name: "region", default: "Nordics" },
    { name: "Not a name", default: "" },
  ],
  tools: [
    { name: "web_search", mode: "ask" },
    { name: "gone_tool_with_a_long_name", mode: "automatic" },
  ],
  limits: { steps: 30, activeMs: 600_000, costMicros: 500_000 },
  starters: agent.starters.slice(),
  outputSchema: { type: "object", properties: { summary: { type: "string" } } },
};
export const draft: AgentDraft = {
  ...{ agentId, revision: 4, content, changedFields: ["instructions"], savedBy: ada, savedAt: day },
  textOrigin: "own",
  notices: [
    { field: "tools", code: "unknown_tool", message: "You do not have the tool gone_tool." },
    { field: "instructions", code: "unknown_variable", message: "The variable tone is not defined." },
  ],
};
export const tools: BuilderTool[] = Array.from({ length: 24 }, (_, index) => ({
  ...{ name: index === 0 ? "web_search" : `tool_${index}`, title: index === 5 ? long : `Tool ${index}` },
  ...{
    about: "Searches the web.",
    description: "Finds pages on the web. ".repeat(8),
    source: index % 3 === 0 ? "Customers" : "built_in",
  },
  effect: (["read", "write", "send"] as const)[index % 3] ?? "read",
  workspaceMode: ([null, "ask", "off", "automatic"] as const)[index % 4] ?? null,
}));
export const versions = Array.from({ length: 20 }, (_, index): AgentVersion => {
  const number = 20 - index;
  return {
    ...{ id: idOf(number), number, state: number === 20 ? "published" : "superseded", publishedAt: day },
    ...{
      publishedBy: index % 4 === 0 ? null : ada,
      note: index % 3 === 0 ? `Shorter answers, and ${long}` : null,
      rolledBackTo: index % 5 === 0 && number > 2 ? number - 2 : null,
    },
  };
});
export const changes = [
  { field: "name", before: "Researcher", after: long },
  { field: "instructions", before: "Search.\nRead.\nWrite.", after: "Search.\nRead twice.\nWrite.\nCite." },
  { field: "tools", before: "all", after: [{ name: "web_search", mode: "ask" }] },
];
