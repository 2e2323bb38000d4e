import { type Ctx, userOf } from "#platform/server/context.ts";
import type { QuestionRow } from "./question.repository.ts";

type Announced = Pick<QuestionRow, "id" | "run_id" | "tool_call_id">;

/** Tells the person's open browsers that a question is new or answered. */
export function announceQuestion(ctx: Ctx, { id, run_id, tool_call_id }: Announced): Promise<void> {
  const { workspaceId, userId } = userOf(ctx);
  return ctx.emit({
    name: "question.changed",
    workspaceId,
    userId,
    data: { questionId: id, runId: run_id, toolCallId: tool_call_id },
  });
}
