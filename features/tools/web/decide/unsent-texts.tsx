import { Button } from "#platform/web/ui/button.tsx";
import { describeOutcome, type OutcomeFacts } from "../describe-outcome.ts";
import type { UnsentText } from "./unsent.ts";

/** Says that a request was decided elsewhere while the reader typed, and gives them back what they typed. */
export function UnsentTexts({ approval, texts, onDismiss }: UnsentTextsProps) {
  const isDecided = approval.decision !== null;
  return (
    <section
      aria-label="What you typed"
      className="mt-3 grid gap-2 rounded-lg border border-line-1 p-3 text-sm"
    >
      <p role="status" className="font-medium wrap-anywhere">
        {isDecided && "Decided elsewhere: "}
        {describeOutcome(approval)} What you typed was not sent.
      </p>
      <dl className="grid gap-2">
        {texts.map(({ label, text }) => (
          <div key={label} className="min-w-0">
            <dt className="text-ink-3">{label}</dt>
            <dd className="whitespace-pre-wrap text-ink-1 wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <Button size="sm" className="justify-self-start" onClick={onDismiss}>
        Dismiss
      </Button>
    </section>
  );
}

interface UnsentTextsProps {
  approval: OutcomeFacts;
  texts: readonly UnsentText[];
  onDismiss: () => void;
}
