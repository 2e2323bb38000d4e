import type { WaitingCall } from "#features/runs/web/index.tsx";
import { ApprovalOfCall } from "#features/tools/web/index.tsx";
import { QuestionOfCall } from "./questions/question-of-call.tsx";

/** The card of a waiting tool call: a question of the assistant, or an approval. */
export function CardOfCall({ toolCallId, toolName }: WaitingCall) {
  return toolName === "ask_person" ? (
    <QuestionOfCall toolCallId={toolCallId} />
  ) : (
    <ApprovalOfCall toolCallId={toolCallId} />
  );
}
