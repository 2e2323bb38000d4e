import type { Approval } from "../contract/index.ts";
import { ApprovalCard } from "./approval-card.tsx";
import { useApproval } from "./use-approval.ts";

/** The card of an approval that a list brought with it. It stays up to date by itself. */
export function ApprovalInList({ approval, onSettled }: ApprovalInListProps) {
  const { data } = useApproval(approval);
  return <ApprovalCard approval={data} isLinked onSettled={onSettled} />;
}

interface ApprovalInListProps {
  approval: Approval;
  /** Called when the person decided it, or learned that it was decided. Also for those decided together with it. */
  onSettled: (approval: Approval) => void;
}
