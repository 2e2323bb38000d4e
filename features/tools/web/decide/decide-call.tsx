import { Check, Pencil, X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import type { Approval } from "../../contract/index.ts";
import { describeOutcome } from "../describe-outcome.ts";
import type { EndToSee } from "../scroll-gate/ends-to-see.ts";
import { ScrollFirst } from "../scroll-gate/scroll-first.tsx";
import { WaitsForOthers } from "../waits-for-others.tsx";
import { DenyForm } from "./deny-form.tsx";
import { EditForm } from "./edit-form.tsx";
import { FailureNote } from "./failure-note.tsx";
import { useDecideMode } from "./use-decide-mode.ts";
import { useDecision } from "./use-decision.ts";

/** The choice about an open request, below its fields: approve, edit, deny. Others see for whom it waits. */
export function DecideCall({ approval, card, next, onSettled, children }: DecideCallProps) {
  const { shown, abilities } = approval;
  const form = useDecideMode(approval.id);
  const decision = useDecision(approval, { card, onSettled, onDecided: form.forget });
  const { sending, failure, decide } = decision;
  const isEditable = shown.fields.some((field) => field.isEditable && field.argument !== null);
  const close = () => {
    decision.forgetFailure();
    form.open("choose");
    // The form goes with what had the focus; Escape once more is not for the run.
    card.current?.focus({ preventScroll: true });
  };
  const mode = abilities.decide ? form.mode : "choose";
  useEffect(() => {
    // Somebody else may decide while the reader types. The card stays then, with what was typed.
    if (mode !== "choose") onSettled?.(approval);
  }, [mode, approval, onSettled]);
  if (mode === "edit")
    return <EditForm {...{ approval, form, sending, failure }} onDecide={decide} onClose={close} />;
  return (
    <>
      <div className="mt-3">{children}</div>
      <p className="mt-3 text-sm text-ink-2">
        <span className={shown.isFinal ? "font-medium text-warn" : undefined}>{shown.undo}</span>{" "}
        <span className="text-ink-3">{describeOutcome(approval)}</span>
      </p>
      {!abilities.decide && <WaitsForOthers approval={approval} />}
      {failure && <FailureNote failure={failure} />}
      {mode === "deny" && (
        <DenyForm
          form={form}
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
            disabled={next !== undefined}
            onClick={() => decide({ type: "approve" })}
          >
            Approve
          </Button>
          {isEditable && (
            <Button
              icon={<Pencil aria-hidden="true" size={16} />}
              disabled={sending !== undefined || next !== undefined}
              onClick={() => form.open("edit")}
            >
              Edit
            </Button>
          )}
          <Button
            variant="danger"
            icon={<X aria-hidden="true" size={16} />}
            disabled={sending !== undefined}
            onClick={() => form.open("deny")}
          >
            Deny
          </Button>
          <ScrollFirst next={next} to="approve or edit" />
        </div>
      )}
    </>
  );
}

interface DecideCallProps {
  approval: Approval;
  card: RefObject<HTMLElement | null>;
  /** What has to be scrolled to its end first. */
  next: EndToSee | undefined;
  onSettled: ((approval: Approval) => void) | undefined;
  children: ReactNode;
}
