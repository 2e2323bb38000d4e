import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { ApprovalCard } from "./approval-card.tsx";
import { useApprovalOfCall } from "./use-approval.ts";

/**
 * The card of a waiting tool call. Nothing for people who may not see it, such as other readers of a conversation.
 * `isOptional`: the call may wait for something else, so no place is kept for a card.
 */
export function ApprovalOfCall({ toolCallId, isOptional = false }: ApprovalOfCallProps) {
  const approval = useApprovalOfCall(toolCallId);
  if (approval.isPending) return isOptional ? null : <Skeleton className="my-2 h-40 w-full" />;
  if (approval.isError) {
    if (approval.error instanceof ApiError && approval.error.status === 404) return null;
    return (
      <p role="alert" className="my-2 flex flex-wrap items-center gap-3 text-sm text-bad">
        What waits here could not be loaded. {describeError(approval.error)}
        <Button size="sm" busy={approval.isFetching} onClick={() => approval.refetch()}>
          Retry
        </Button>
      </p>
    );
  }
  return approval.data && <ApprovalCard approval={approval.data} className="my-2" />;
}

interface ApprovalOfCallProps {
  toolCallId: string;
  isOptional?: boolean;
}
