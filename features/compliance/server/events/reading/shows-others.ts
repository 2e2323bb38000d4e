import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { LogScope } from "../../../contract/index.ts";
import { eventAccess } from "../event.access.ts";
import type { EventRow } from "../event.repository.ts";
import { isAlone } from "../person.repository.ts";

/**
 * Whether these events, or that there are none, tell the reader of others. Events of nobody, such as those of the product,
 * are about nobody else where the reader is the only person of the workspace.
 */
export async function showsOthers(
  ctx: Ctx,
  scope: LogScope,
  rows: readonly Pick<EventRow, "actor_id">[],
): Promise<boolean> {
  const { userId, workspaceId } = userOf(ctx);
  if (scope === "own") return false;
  const foreign = rows.filter(({ actor_id }) => actor_id !== userId);
  if (rows.length > 0 && foreign.length === 0) return false;
  if (scope === "installation" || foreign.some(({ actor_id }) => actor_id !== null)) return true;
  return !(await query(ctx, eventAccess.find_names, ({ db }) => isAlone(db, workspaceId, userId)));
}
