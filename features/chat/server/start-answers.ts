import type { RunTrigger } from "#features/runs/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { Answered } from "./answering-agent.ts";
import { requireAnswerToken } from "./require-answer-token.ts";
import { spendAsVisitor } from "./spend-as-visitor.ts";
import { type AnsweredQuestion, type AnswerOptions, type Sent, startAnswer } from "./start-answer.ts";

interface Asked {
  modelId?: string | undefined;
  /** A second model that answers the same question. */
  besideModelId?: string | undefined;
  timeZone: string;
  /** As in `SendMessage`. */
  agentId?: string | null | undefined;
  /** As in `SendMessage`. */
  agentValues?: AnswerOptions["agentValues"];
  /** What starts the run, when it is not the question. */
  trigger?: RunTrigger | undefined;
  /** The step of another answer from which it goes on. */
  fork?: AnswerOptions["fork"];
  /** As in `SendMessage`. */
  isBackground?: boolean | undefined;
}

/** Starts the answer to a question, or two of different models side by side. Part of sending. */
export async function startAnswers(
  ctx: Ctx,
  conversation: Answered,
  question: AnsweredQuestion,
  { besideModelId, ...asked }: Asked,
): Promise<Omit<Sent, "userMessage">> {
  if (besideModelId === undefined) return startAnswer(ctx, conversation, question, asked);
  await requireAnswerToken(ctx);
  const [id, besideId] = [newId(), newId()];
  const first = await startAnswer(ctx, conversation, question, {
    ...asked,
    pair: { id, besideId, isSecond: false },
  });
  const second = await startAnswer(ctx, conversation, question, {
    ...{ modelId: besideModelId, agentId: asked.agentId, timeZone: asked.timeZone },
    agentValues: asked.agentValues,
    pair: { id: besideId, besideId: id, isSecond: true },
  });
  await spendAsVisitor(ctx, second.run.id);
  return { ...first, conversation: second.conversation, beside: second.assistantMessage };
}
