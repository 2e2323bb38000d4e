import type { AgentValues } from "#features/runs/contract/index.ts";
import type { RunTrigger } from "#features/runs/server/index.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { MaterialPart } from "../contract/index.ts";
import { conversationAccess } from "./conversation.access.ts";
import { insertConversation, lockConversation } from "./conversation.repository.ts";
import type { Sent } from "./start-answer.ts";
import { storeQuestion } from "./store-question.ts";

export interface BeginForTrigger {
  title: string;
  /** What is asked, in the words of the person for whom it is asked. */
  text: string;
  /** What it is asked about. Each has its own integrity. */
  materials?: readonly MaterialPart[];
  timeZone: string;
  /** Who answers. Absent: the assistant. */
  agentId?: string;
  /** Values of its variables. */
  agentValues?: AgentValues;
  /** Whether its person is told of the end. */
  isBackground: boolean;
  trigger: RunTrigger;
}

/**
 * Begins a conversation of the caller with a question that something else than the caller asks now: a schedule, a
 * webhook, an event. Its run counts as a run, not as a message. Part of the command that records the firing.
 */
export const beginForTrigger = command(
  "conversation.begin_for_trigger",
  conversationAccess.begin_for_trigger,
  async (ctx, { title, ...question }: BeginForTrigger): Promise<Sent> => {
    const { userId } = userOf(ctx);
    const conversation = { id: newId(), user_id: userId, title };
    if (!(await insertConversation(ctx.db, conversation))) throw new Error("The conversation exists.");
    await lockConversation(ctx.db, conversation.id);
    await ctx.audit({
      act: "conversation.created",
      target: [{ type: "conversation", id: conversation.id }],
      conversationId: conversation.id,
      facts: { trigger: question.trigger.kind },
      sealed: { title },
    });
    const answered = { id: conversation.id, agent_id: null, is_test: false };
    return storeQuestion(ctx, answered, null, { ...question, id: newId() });
  },
);
