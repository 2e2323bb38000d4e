import { isObjectReadable } from "#platform/server/access/is-readable.ts";
import type { Ctx } from "#platform/server/context.ts";

/** What of a tool call or an approval says where it was made, and for whom. */
interface MadeThere {
  conversation_id: string | null;
  user_id: string;
}

/**
 * The row, unless it is the caller's own of a conversation that they may no longer read. What others made there is
 * shown by its own rules, such as to those who decide for them. Agents read what their run made.
 */
export async function unlessHidden<Row extends MadeThere>(
  ctx: Ctx,
  row: Row | undefined,
): Promise<Row | undefined> {
  const { actor } = ctx;
  if (!row?.conversation_id || actor.type !== "user" || row.user_id !== actor.userId) return row;
  const object = { noun: "conversation", id: row.conversation_id };
  return (await isObjectReadable(ctx, object)) === false ? undefined : row;
}
