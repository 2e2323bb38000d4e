/** The parts of an agent's page, each with an address of its own. */
export const agentParts = [
  { part: "build", label: "Build" },
  { part: "test", label: "Test" },
  { part: "versions", label: "Versions" },
  { part: "sharing", label: "Sharing" },
  { part: "figures", label: "Figures" },
  { part: "triggers", label: "Triggers" },
] as const;

export type AgentPart = (typeof agentParts)[number]["part"];

/** The path of a part. Building is the page itself. */
export function partPath(agentId: string, part: AgentPart): string {
  return part === "build" ? `/agents/${agentId}` : `/agents/${agentId}/${part}`;
}

/** The part of an address. One that does not exist is the first. */
export function partOf(name: string | undefined): AgentPart {
  return agentParts.find(({ part }) => part === name)?.part ?? "build";
}
