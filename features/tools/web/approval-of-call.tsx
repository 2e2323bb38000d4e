import { useState } from "react";
import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import { readTyped } from "#platform/web/personal-data/kept-typing.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { Approval } from "../contract/index.ts";
import { ApprovalCard } from "./approval-card.tsx";
import { typedTexts, unsentOf } from "./decide/unsent.ts";
import { formOf } from "./decide/use-decide-mode.ts";
import { useApprovalOfCall } from "./use-approval.ts";

/**
 * The card of a waiting tool call. Nothing for people who may not see it, such as other readers of a conversation.
 * `isOptional`: the call may wait for something else, so no place is kept for a card. `isOver`: it waits no more, and its
 * card stays only with what the reader has typed and not sent.
 */
export function ApprovalOfCall({ toolCallId, isOptional = false, isOver = false }: ApprovalOfCallProps) {
  const approval = useApprovalOfCall(toolCallId);
  if (isOver) return approval.data && <LeftApproval approval={approval.data} />;
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
  isOver?: boolean;
}

function LeftApproval({ approval }: { approval: Approval }) {
  const [hasTyped, setHasTyped] = useState(
    () => typedTexts(approval, readTyped(formOf(approval.id))).length > 0,
  );
  const isKept = hasTyped && (approval.status === "requested" || unsentOf(approval).length > 0);
  return isKept && <ApprovalCard {...{ approval }} className="my-2" onDismissed={() => setHasTyped(false)} />;
}
