import { RunOfCall, type WaitingCall } from "#features/runs/web/index.tsx";
import { ApprovalOfCall, useIsAsked } from "#features/tools/web/index.tsx";
import { QuestionOfCall } from "./questions/question-of-call.tsx";
import { WithOpenApprovals } from "./with-open-approvals.tsx";

/** The card of a waiting tool call: a question of the assistant, the work of another agent, or an approval. */
export function CardOfCall({ toolCallId, toolName }: WaitingCall) {
  if (toolName === "run_agent") {
    return <AgentOfCall toolCallId={toolCallId} />;
  }
  return toolName === "ask_person" ? (
    <QuestionOfCall toolCallId={toolCallId} />
  ) : (
    <WithOpenApprovals>
      <ApprovalOfCall toolCallId={toolCallId} />
    </WithOpenApprovals>
  );
}

/** The work of an agent, which is not asked for before somebody approved it. */
function AgentOfCall({ toolCallId }: { toolCallId: string }) {
  const isAsked = useIsAsked(toolCallId);
  return (
    <>
      <ApprovalOfCall toolCallId={toolCallId} isOptional />
      {!isAsked && <RunOfCall toolCallId={toolCallId} />}
    </>
  );
}
