import type { AgentRun, AgentUses } from "#features/agents/contract/index.ts";
import type { MemberTrigger } from "#features/triggers/contract/index.ts";
import { agent, agentId, draft, figures, forUsers, long, many, tools } from "./made-up-agents.ts";
import { answers, answersAll, fails, type Stage, sweep } from "./sweep.ts";

const page1 = `/agents/${agentId}`;
const one = `**/api/v1/agents/${agentId}`;
const runList = `${one}/runs?*`;
const triggerList = "**/api/v1/workspace/triggers?*";
const list = "**/api/v1/agents?*";
const idOf = (index: number) => `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`;
const day = "2026-11-20T09:00:00.000Z";
const pageOf = (items: object[], nextCursor: string | null = null) => ({ items, nextCursor });

const done: AgentRun = {
  ...{ id: idOf(1), status: "succeeded", version: 3, startedBy: "message", error: null },
  ...{ conversation: { id: idOf(9), title: "The market in spring" }, activeMs: 14_000, createdAt: day },
};
const failed: AgentRun = {
  ...{ ...done, status: "failed", startedBy: "schedule", conversation: { id: idOf(8), title: long } },
  error: "The model budget is used up. ".repeat(4),
};
const gone: AgentRun = { ...done, status: "cancelled", version: null, conversation: null };
const runs = Array.from({ length: 20 }, (_, index) => ({
  ...([done, failed, gone, { ...done, status: "waiting" }][index % 4] ?? done),
  id: idOf(index),
}));
const uses: AgentUses = {
  triggers: { schedule: 2, webhook: 1, event: 0 },
  ...{ people: 12, teams: 1, isSharedWithWorkspace: false },
};
const triggers = Array.from({ length: 30 }, (_, index): MemberTrigger => {
  const isStopped = index % 3 === 0;
  return {
    ...{ id: idOf(index), name: index % 4 === 0 ? long : `Report ${index}`, createdAt: day },
    kind: (["schedule", "webhook", "event"] as const)[index % 3] ?? "schedule",
    owner: index % 5 === 0 ? null : { id: idOf(7), name: "Ada Byron" },
    ...{ status: isStopped ? "stopped" : "active", pausedBecause: isStopped ? "admin" : null },
    nextAt: isStopped ? null : "2026-11-28T08:00:00.000Z",
    abilities: { stop: !isStopped, allow: isStopped },
  };
});
const asking = {
  ...{ ...forUsers, variables: [{ name: "sales_region", isRequired: true }] },
  starters: [],
};
const builder = answersAll(
  [one, agent],
  [`${one}/draft`, draft],
  ["**/api/v1/agent-tools", { items: tools }],
  [`${one}/figures?*`, figures],
);
const deleting = async ({ page }: Stage): Promise<void> => {
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
};

sweep({
  name: "what agents did, who has them, what starts them",
  who: "person",
  allows: /status of (404|409|422|500)/,
  looks: [
    {
      name: "recent runs of an agent",
      path: `${page1}/figures`,
      given: async (stage) => {
        await builder(stage);
        await answers(runList, pageOf(runs, "more"))(stage);
      },
      shows: (page) => page.getByRole("list", { name: "Your recent runs" }),
      on: "both",
    },
    {
      name: "recent runs that are being read",
      path: page1,
      given: async (stage) => {
        await answers(one, forUsers)(stage);
        await stage.page.route(runList, () => undefined);
      },
      shows: (page) => page.locator(".animate-breathe").first(),
    },
    {
      name: "recent runs that cannot be read",
      path: page1,
      given: async (stage) => {
        await answers(one, forUsers)(stage);
        await fails(runList)(stage);
      },
      shows: (page) => page.getByText("Your recent runs could not be loaded"),
    },
    {
      name: "an agent that has not worked for its reader",
      path: page1,
      given: answersAll([one, forUsers], [runList, pageOf([])]),
      shows: (page) => page.getByText("It has not worked for you yet."),
    },
    {
      name: "deleting an agent that others use",
      path: page1,
      given: async (stage) => {
        await builder(stage);
        await answers(`${one}/uses`, uses)(stage);
      },
      reach: deleting,
      shows: (page) => page.getByText("It is started by 2 schedules and 1 webhook, which stop."),
      on: "both",
    },
    {
      name: "deleting an agent while what uses it cannot be read",
      path: page1,
      given: async (stage) => {
        await builder(stage);
        await fails(`${one}/uses`)(stage);
      },
      reach: deleting,
      shows: (page) => page.getByText("What uses it could not be loaded"),
    },
    {
      name: "the triggers of a workspace",
      path: "/agents/triggers?show=workspace",
      given: answers(triggerList, pageOf(triggers, "more")),
      shows: (page) => page.getByRole("button", { name: "Stop Report 1", exact: true }),
      on: "both",
    },
    {
      name: "the triggers of a workspace that cannot be read",
      path: "/agents/triggers?show=workspace",
      given: fails(triggerList),
      shows: (page) => page.getByText("The triggers of the workspace could not be loaded"),
    },
    {
      name: "an agent that needs a value before it starts",
      path: `/chat?agent=${agentId}`,
      given: answersAll([one, asking], [list, pageOf(many.slice(0, 3))]),
      reach: async ({ page }) => {
        await page.getByRole("dialog").getByRole("button", { name: "Use these" }).click();
      },
      shows: (page) => page.getByText("The agent needs this before it starts."),
      on: "both",
    },
  ],
});
