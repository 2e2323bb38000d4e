import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { findMemoryState } from "../choice.repository.ts";
import { isMemoryOffForAll } from "../read-standing.ts";

/** Why memory is not used for the caller somewhere. */
export type WhyNot = "off_for_all" | "off" | "without_memory" | "shared" | "elsewhere";

/**
 * Why the caller's memory is not used in a conversation. Undefined: it is. Work that is no answer in a conversation, such
 * as a task that another agent gave, gets none. Called outside of transactions.
 */
export async function whyNotUsed(ctx: Ctx, conversationId: string | null): Promise<WhyNot | undefined> {
  if (conversationId === null) return "elsewhere";
  if (await isMemoryOffForAll(ctx)) return "off_for_all";
  const { isOff, choice, isShared } = await query(ctx, ({ db }) => findMemoryState(db, conversationId));
  if (isOff) return "off";
  if (choice === "off") return "without_memory";
  return isShared && choice !== "on" ? "shared" : undefined;
}
