import { useRef } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { classNames } from "#platform/web/ui/class-names.ts";
import { Status } from "#platform/web/ui/status.tsx";
import { type Approval, approvalStatuses } from "../contract/index.ts";
import { ApprovalDetails } from "./approval-details.tsx";
import { ApprovalOutcome } from "./approval-outcome.tsx";
import { DecideTogether } from "./bulk-decisions/decide-together.tsx";
import { DecideCall } from "./decide/decide-call.tsx";
import { UnsentTexts } from "./decide/unsent-texts.tsx";
import { useUnsent } from "./decide/use-unsent.ts";
import { describeAskers } from "./describe-askers.ts";
import { endsOfCall } from "./scroll-gate/ends-to-see.ts";
import { useSeenEnds } from "./scroll-gate/use-seen-ends.ts";
import { ShownFields } from "./shown-fields.tsx";
import { deciderTexts } from "./texts/decider-texts.ts";
import { Warnings } from "./warnings.tsx";

/** What a person has to know to allow one tool call, and the choice. The same card everywhere. */
export function ApprovalCard({
  approval,
  isLinked = false,
  className,
  onSettled,
  onDismissed,
}: ApprovalCardProps) {
  const { shown, marks, status, abilities } = approval;
  const words = useTexts(deciderTexts);
  const card = useRef<HTMLElement>(null);
  const { onSeen, next } = useSeenEnds(endsOfCall(shown));
  const isOpen = status === "requested";
  const { unsent, dismiss } = useUnsent(approval, onDismissed);
  const fields = <ShownFields {...{ shown, marks }} onSeen={abilities.decide ? onSeen : undefined} />;
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={`${approvalStatuses[status].word}: ${shown.act}`}
      data-item={approval.id}
      data-waiting-card={isOpen && abilities.decide ? approval.id : undefined}
      className={classNames(
        "min-w-0 scroll-mt-16 rounded-lg border bg-paper-1 p-3.5 text-base sm:p-4",
        isOpen && abilities.decide ? "border-brass-line" : "border-line-1",
        className,
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <h3 className="min-w-0 flex-1 basis-56 font-semibold wrap-anywhere">{shown.act}</h3>
        <Status look={approvalStatuses[status]} className="mt-0.5 shrink-0" />
      </header>
      {!approval.isOwn && (
        <p className="mt-0.5 text-sm text-ink-2 wrap-anywhere">{words.askedFor(approval.askedFor)}</p>
      )}
      {approval.askedBy.length > 0 && (
        <p className="mt-0.5 text-sm text-ink-2 wrap-anywhere">{describeAskers(approval.askedBy)}</p>
      )}
      {approval.startedBy && (
        <p className="mt-0.5 text-sm text-ink-2 wrap-anywhere">{`Started by ${approval.startedBy}`}</p>
      )}
      {isOpen ? (
        <>
          <p className="mt-1 text-sm text-ink-2">
            <span className="font-medium text-ink-1">
              {abilities.decide ? "Why you are asked:" : "Why it needs an approval:"}
            </span>{" "}
            {approval.why}
          </p>
          <Warnings of={shown} className="mt-2.5" />
          <DecideTogether {...{ approval, onSettled }} />
          <DecideCall {...{ approval, card, next, onSettled }}>{fields}</DecideCall>
        </>
      ) : (
        <>
          {unsent.length > 0 && <UnsentTexts {...{ approval }} texts={unsent} onDismiss={dismiss} />}
          <ApprovalOutcome {...{ approval, isLinked }}>{fields}</ApprovalOutcome>
        </>
      )}
      <ApprovalDetails {...{ approval, isLinked }} />
    </article>
  );
}

interface ApprovalCardProps {
  approval: Approval;
  /** Whether it links to its conversation, because it is shown elsewhere. */
  isLinked?: boolean;
  className?: string;
  /**
   * Hears of each request whose card stays: it is decided here, or was elsewhere, or the reader types into it. This one,
   * and those decided together with it.
   */
  onSettled?: ((approval: Approval) => void) | undefined;
  /** Called when the reader has seen that somebody else decided while they typed. */
  onDismissed?: () => void;
}
