import { type Ctx, userOf } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { replaceInPair } from "./answer-pair.repository.ts";
import type { ConversationRow } from "./conversation.repository.ts";
import { findRunOf } from "./find-run-of.ts";
import type { MessageRow } from "./message.repository.ts";
import type { AnswerOptions } from "./start-answer.ts";

/**
 * Gives the next version of an answer its place beside another one, while the person has not chosen between the two.
 * It is of the same model unless told. Part of retrying and continuing. Undefined for an answer that stands alone.
 */
export async function placeInPair(
  ctx: Ctx,
  conversation: ConversationRow,
  message: MessageRow,
): Promise<Pick<AnswerOptions, "pair" | "modelId"> | undefined> {
  const { leaf_message_id } = conversation;
  const { id: oldId, beside_id: besideId } = message;
  if (!besideId || (leaf_message_id !== oldId && leaf_message_id !== besideId)) return undefined;
  const [id, run] = [newId(), await findRunOf(ctx, message)];
  await replaceInPair(ctx.db, {
    ...{ workspace_id: userOf(ctx).workspaceId, conversation_id: conversation.id },
    ...{ id: oldId, by: id },
  });
  return {
    pair: { id, besideId, isSecond: leaf_message_id !== oldId },
    ...(run?.model_ref && { modelId: run.model_ref }),
  };
}
