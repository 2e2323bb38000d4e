import { type ReactNode, useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import type { Approval } from "../contract/index.ts";
import { ApprovedResult } from "./approved-result.tsx";
import { describeOutcome } from "./describe-outcome.ts";

/** How a request ended, in a sentence, with the shown values on demand. */
export function ApprovalOutcome({ approval, isLinked, children }: ApprovalOutcomeProps) {
  const [isShown, setShown] = useState(false);
  const { decision } = approval;
  return (
    <div className="mt-1 grid gap-2 text-sm">
      <p className="text-ink-2 wrap-anywhere">{describeOutcome(approval)}</p>
      {decision?.reason && (
        <p className="border-l-2 border-line-2 pl-3 whitespace-pre-wrap text-ink-1 wrap-anywhere">
          {decision.reason}
        </p>
      )}
      {/* In the conversation, the line of the call shows it. */}
      {isLinked && approval.isOwn && approval.status === "approved" && <ApprovedResult approval={approval} />}
      <Button
        variant="ghost"
        size="sm"
        className="-ml-2.5 justify-self-start"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? "Hide" : "Show"} what was asked
      </Button>
      {isShown && children}
    </div>
  );
}

interface ApprovalOutcomeProps {
  approval: Approval;
  isLinked: boolean;
  children: ReactNode;
}
