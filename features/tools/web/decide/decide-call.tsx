import { Check, Pencil, X } from "lucide-react";
import { type ReactNode, type RefObject, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import type { Approval } from "../../contract/index.ts";
import { describeOutcome } from "../describe-outcome.ts";
import { WaitsForOthers } from "../waits-for-others.tsx";
import { DenyForm } from "./deny-form.tsx";
import { EditForm } from "./edit-form.tsx";
import { useDecision } from "./use-decision.ts";

/** The choice about an open request, below its fields: approve, edit, deny. Others see for whom it waits. */
export function DecideCall({ approval, card, unseen, onSettled, children }: DecideCallProps) {
  const { shown, abilities } = approval;
  const [mode, setMode] = useState<"choose" | "edit" | "deny">("choose");
  const decision = useDecision(approval, { card, onSettled });
  const { sending, failure, decide } = decision;
  const isEditable = shown.fields.some((field) => field.isEditable && field.argument !== null);
  const close = () => {
    decision.forgetFailure();
    setMode("choose");
  };
  if (mode === "edit")
    return <EditForm {...{ approval, sending, failure }} onDecide={decide} onClose={close} />;
  return (
    <>
      <div className="mt-3">{children}</div>
      <p className="mt-3 text-sm text-ink-2">
        <span className={shown.isFinal ? "font-medium text-warn" : undefined}>{shown.undo}</span>{" "}
        <span className="text-ink-3">{describeOutcome(approval)}</span>
      </p>
      {!abilities.decide && <WaitsForOthers approval={approval} />}
      {failure && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {describeError(failure)}
        </p>
      )}
      {abilities.decide && mode === "deny" && (
        <DenyForm
          isSending={sending === "deny"}
          onDeny={(reason) => decide({ type: "deny", reason })}
          onClose={close}
        />
      )}
      {abilities.decide && mode === "choose" && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Button
            variant="brass"
            icon={<Check aria-hidden="true" size={16} />}
            busy={sending === "approve"}
            disabled={unseen.length > 0}
            onClick={() => decide({ type: "approve" })}
          >
            Approve
          </Button>
          {isEditable && (
            <Button
              icon={<Pencil aria-hidden="true" size={16} />}
              disabled={sending !== undefined || unseen.length > 0}
              onClick={() => setMode("edit")}
            >
              Edit
            </Button>
          )}
          <Button
            variant="danger"
            icon={<X aria-hidden="true" size={16} />}
            disabled={sending !== undefined}
            onClick={() => setMode("deny")}
          >
            Deny
          </Button>
          {unseen.length > 0 && (
            <p className="text-sm text-ink-2">
              Scroll “{unseen.join("”, “")}” to its end to approve or edit.
            </p>
          )}
        </div>
      )}
    </>
  );
}

interface DecideCallProps {
  approval: Approval;
  card: RefObject<HTMLElement | null>;
  /** Labels of long values whose end was not in view yet. */
  unseen: readonly string[];
  onSettled: (() => void) | undefined;
  children: ReactNode;
}
