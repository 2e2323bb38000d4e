import { listCollectionNames } from "#features/knowledge/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { agentErrors } from "../../contract/index.ts";

/** Those of these collections that the caller may not read, or that are gone. */
export async function listUnreadable(ctx: Ctx, ids: readonly string[] = []): Promise<string[]> {
  if (ids.length === 0) return [];
  const known = await query(ctx, ({ db }) => listCollectionNames(db, ids));
  return ids.filter((id) => !known.some((one) => one.id === id));
}

/** Editors add what they may read themselves. What others added stays. Throws `agent.collection_not_found`. */
export async function requireReadable(
  ctx: Ctx,
  before: readonly string[] = [],
  after: readonly string[] = [],
): Promise<void> {
  const added = after.filter((id) => !before.includes(id));
  if ((await listUnreadable(ctx, added)).length > 0) fail(agentErrors, "agent.collection_not_found");
}

/** Their names for the caller, by the alphabet; those that they may not read as a number. */
export async function nameCollections(ctx: Ctx, ids: readonly string[] = []): Promise<string[]> {
  if (ids.length === 0) return [];
  const known = await query(ctx, ({ db }) => listCollectionNames(db, ids));
  const hidden = ids.length - known.length;
  const names = known.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b));
  if (hidden === 0) return names;
  return [...names, hidden === 1 ? "1 collection you cannot read" : `${hidden} collections you cannot read`];
}
