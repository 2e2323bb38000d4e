import { RunOfCall, type WaitingCall } from "#features/runs/web/index.tsx";
import { ApprovalOfCall, useIsAsked } from "#features/tools/web/index.tsx";
import { QuestionOfCall } from "./questions/question-of-call.tsx";
import { WithOpenApprovals } from "./with-open-approvals.tsx";

/** The card of a waiting tool call: a question of the assistant, the work of another agent, or an approval. */
export function CardOfCall({ toolCallId, toolName, isOver = false }: WaitingCall) {
  if (isOver && toolName === "ask_person") return null;
  if (toolName === "run_agent") {
    return <AgentOfCall toolCallId={toolCallId} isOver={isOver} />;
  }
  return toolName === "ask_person" ? (
    <QuestionOfCall toolCallId={toolCallId} />
  ) : (
    <WithOpenApprovals>
      <ApprovalOfCall toolCallId={toolCallId} isOver={isOver} />
    </WithOpenApprovals>
  );
}

/** The work of an agent, which is not asked for before somebody approved it. */
function AgentOfCall({ toolCallId, isOver }: { toolCallId: string; isOver: boolean }) {
  const isAsked = useIsAsked(toolCallId);
  return (
    <>
      <ApprovalOfCall toolCallId={toolCallId} isOptional isOver={isOver} />
      {!isAsked && !isOver && <RunOfCall toolCallId={toolCallId} />}
    </>
  );
}
