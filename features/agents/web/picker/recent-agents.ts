import { ownedKey } from "#platform/web/personal-data/page-owner.ts";

const most = 5;
const storageKey = () => ownedKey("recent-agents");

/** The agents that were chosen last in this browser, newest first. Empty where storage is blocked. */
export function readRecentAgents(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey()) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function noteRecentAgent(agentId: string): void {
  const next = [agentId, ...readRecentAgents().filter((id) => id !== agentId)].slice(0, most);
  try {
    localStorage.setItem(storageKey(), JSON.stringify(next));
  } catch {
    // Storage is blocked: the order stays that of the server.
  }
}

/** Recent ones first, in the order in which they were chosen; all others as they come. */
export function recentFirst<Item extends { id: string }>(
  items: readonly Item[],
  recent: readonly string[],
): Item[] {
  const place = ({ id }: Item) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  return [...items].sort((one, other) => place(one) - place(other));
}
