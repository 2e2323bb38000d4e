import type { AgentValues } from "#features/runs/contract/index.ts";
import type { ForkPoint, RunRow, RunTrigger } from "#features/runs/server/index.ts";
import { createRun } from "#features/runs/server/index.ts";
import { labelOfConversation } from "#platform/contract/label.ts";
import { isTimeZone } from "#platform/server/clock/time-zone.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { type Answered, answeringAgent } from "./answering-agent.ts";
import { type ConversationRow, updateConversation } from "./conversation.repository.ts";
import { emitConversation } from "./emit-conversation.ts";
import { historyFor, type Interrupted } from "./history-for.ts";
import { conversationHost } from "./host-kind.ts";
import { agentMentioned } from "./mentioned-in-question.ts";
import { insertMessage, type MessageRow } from "./message.repository.ts";

export interface Sent {
  conversation: ConversationRow;
  userMessage: MessageRow | null;
  assistantMessage: MessageRow;
  /** The answer of a second model to the same question. */
  beside?: MessageRow | undefined;
  run: RunRow;
  /** False on a retried request. */
  isNew: boolean;
}

export interface AnswerOptions {
  modelId?: string | undefined;
  timeZone: string;
  /** As in `SendMessage`. */
  agentId?: string | null | undefined;
  /** As in `SendMessage`. */
  agentValues?: AgentValues | undefined;
  /** What starts the run, when it is not the question. */
  trigger?: RunTrigger | undefined;
  /** As in `SendMessage`. */
  isBackground?: boolean | undefined;
  /** The interrupted version that it continues. */
  continues?: Interrupted | undefined;
  /** The step of another answer from which it goes on, and what that had shown until there. */
  fork?: (ForkPoint & Interrupted) | undefined;
  /** When two models answer side by side: its own id and that of the other answer. */
  pair?: { id: string; besideId: string; isSecond: boolean } | undefined;
}

/** The first agent that it mentions answers it, unless another one is chosen. */
export type AnsweredQuestion = Pick<MessageRow, "id"> & Partial<Pick<MessageRow, "mentions">>;

/**
 * Creates the empty answer to `question` and its run. Part of sending, retrying and continuing. The question is
 * stored, or its statement is under way.
 */
export async function startAnswer(
  ctx: Ctx,
  conversation: Answered,
  question: AnsweredQuestion,
  {
    modelId,
    agentId,
    agentValues,
    timeZone,
    trigger = { kind: "message", id: question.id },
    isBackground,
    continues,
    fork,
    pair,
  }: AnswerOptions,
): Promise<Omit<Sent, "userMessage">> {
  const { userId, workspaceId } = userOf(ctx);
  const mentioned = agentId === undefined ? agentMentioned(question.mentions) : undefined;
  const agent = await answeringAgent(ctx, conversation, mentioned ?? agentId, agentValues);
  const shown = continues ?? fork;
  const [id, runId] = [pair?.id ?? newId(), newId()];
  // Independent statements travel together, because the first word waits for all of them.
  const [run, answer, updated] = await Promise.all([
    createRun(ctx, {
      id: runId,
      host: conversationHost,
      hostId: conversation.id,
      messageId: id,
      driver: "model",
      ...(agent && {
        agentVersionId: agent.versionId,
        agentValues: { agentId: agent.agentId, values: agent.values },
      }),
      trigger,
      fork,
      isBackground,
      modelRef: modelId ?? null,
      timeZone: isTimeZone(timeZone) ? timeZone : "UTC",
      history: historyFor(ctx.db, { questionId: question.id, personId: userId, continues }),
    }),
    insertMessage(ctx.db, {
      id,
      conversation_id: conversation.id,
      parent_id: question.id,
      user_id: userId,
      role: "assistant",
      status: "streaming",
      parts: shown?.parts ?? [],
      body: shown?.body ?? "",
      label: shown?.label ?? labelOfConversation(conversation.id),
      run_id: runId,
      beside_id: pair?.besideId,
      continues: shown && { parts: shown.parts, body: shown.body, ...(fork && { isFork: true }) },
    }),
    updateConversation(ctx.db, workspaceId, conversation.id, {
      ...(pair?.isSecond
        ? { beside_run_id: runId }
        : { leaf_message_id: id, active_run_id: runId, model_ref: modelId ?? null }),
      // Whoever is mentioned answers once. Nobody changes by a word who answers for all.
      ...(mentioned === undefined && { agent_id: agent?.agentId ?? null }),
      touch: true,
    }),
    emitConversation(ctx, "message.created", conversation.id, { messageId: id, runId }),
  ]);
  if (!answer || !updated) throw new Error("The answer was not stored.");
  return { conversation: updated, assistantMessage: answer, run, isNew: true };
}
