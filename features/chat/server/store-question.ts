import { spendUsage } from "#features/entitlements/server/index.ts";
import { attachFiles, type ReadyFile, readAttachable } from "#features/files/server/index.ts";
import type { RunTrigger } from "#features/runs/server/index.ts";
import { labelOfConversation } from "#platform/contract/label.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors, type FilePart, type MaterialPart, type SendMessage } from "../contract/index.ts";
import { endComparison } from "./answer-pair.repository.ts";
import type { Answered } from "./answering-agent.ts";
import { mentionsOfQuestion, notifyMentionedInQuestion } from "./mentioned-in-question.ts";
import { insertMessage } from "./message.repository.ts";
import type { AnswerOptions, Sent } from "./start-answer.ts";
import { startAnswers } from "./start-answers.ts";

/** A question as its person sent it, or as a trigger asks it for them. */
export type Question = Pick<
  SendMessage,
  | "id"
  | "text"
  | "mentions"
  | "parentId"
  | "modelId"
  | "agentId"
  | "agentValues"
  | "besideModelId"
  | "timeZone"
  | "fileIds"
  | "isBackground"
> & {
  /** What starts the run, when it is not the message. The run then counts as one, and the message does not. */
  trigger?: RunTrigger;
  materials?: readonly MaterialPart[];
  /** The step of another answer from which the answer goes on. */
  fork?: AnswerOptions["fork"];
};

/** Stores a question and starts its answer. Part of a command that has locked the conversation. */
export async function storeQuestion(
  ctx: Ctx,
  conversation: Answered,
  parentId: string | null,
  input: Question,
): Promise<Sent> {
  const { userId, workspaceId } = userOf(ctx);
  const mentions = await mentionsOfQuestion(ctx, conversation, input);
  const question = { id: input.id, parent_id: parentId, mentions };
  const files = input.fileIds ? await readAttachable(ctx, input.fileIds) : [];
  // What was asked next goes on from the answer shown: that is the choice.
  if (parentId) {
    const shown = { workspace_id: workspaceId, conversation_id: conversation.id, id: parentId };
    await endComparison(ctx.db, shown);
  }
  const [userMessage, , answer] = await Promise.all([
    insertMessage(ctx.db, {
      ...question,
      conversation_id: conversation.id,
      user_id: userId,
      role: "user",
      status: "complete",
      parts: [...files.map(partOfFile), ...(input.materials ?? []), { type: "text", text: input.text }],
      body: input.text,
      label: labelOfConversation(conversation.id),
    }),
    files.length > 0 && attachFiles(ctx, { messageId: input.id, files }),
    startAnswers(ctx, conversation, question, input),
    ctx.audit({
      act: "message.sent",
      target: [{ type: "message", id: input.id }],
      conversationId: conversation.id,
      facts: { characters: input.text.length, files: files.length, is_edit: input.parentId !== undefined },
      sealed: { text: input.text },
    }),
    // Spent in the transaction that accepts the message, so a refused or failed one is free.
    !input.trigger &&
      spendUsage(ctx, {
        ...{ workspaceId, userId, entitlement: "messages", amount: 1 },
        requestId: `message:${input.id}`,
      }),
  ]);
  if (!userMessage) fail(chatErrors, "message.id_taken");
  await notifyMentionedInQuestion(ctx, conversation, { id: input.id, parentId, text: input.text, mentions });
  return { ...answer, userMessage };
}

function partOfFile({ id, name, kind, size_bytes, page_count }: ReadyFile): FilePart {
  return { type: "file", fileId: id, name, kind, sizeBytes: size_bytes, pageCount: page_count };
}
