import type { Agent } from "../contract/index.ts";

/**
 * What to show beside agents of one name, by id: the owner of somebody else's, else its purpose, else when it was made.
 * Agents with a name of their own are not in it.
 */
export function tellApart(agents: readonly Told[]): ReadonlyMap<string, string> {
  const told = new Map<string, string>();
  for (const agent of agents) {
    const namesakes = agents.filter((other) => other.id !== agent.id && isSameName(other.name, agent.name));
    if (namesakes.length > 0) told.set(agent.id, detailOf(agent, namesakes));
  }
  return told;
}

export function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function detailOf(agent: Told, namesakes: readonly Told[]): string {
  const { abilities, owner, purpose, createdAt } = agent;
  // Only an owner shares an agent on.
  if (!abilities.share) return `from ${owner?.name ?? "a deleted account"}`;
  const own = namesakes.filter((other) => other.abilities.share);
  if (purpose && own.every((other) => other.purpose !== purpose)) return purpose;
  const isSameDay = own.some(
    (other) => day.format(new Date(other.createdAt)) === day.format(new Date(createdAt)),
  );
  return `made on ${(isSameDay ? moment : day).format(new Date(createdAt))}`;
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium" });

type Told = Pick<Agent, "id" | "name" | "purpose" | "owner" | "createdAt"> & {
  abilities: Pick<Agent["abilities"], "share">;
};
