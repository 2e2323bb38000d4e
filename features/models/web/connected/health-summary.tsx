import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import type { ModelHealth } from "../../contract/index.ts";
import { FailureWords } from "./failure-words.tsx";
import { HealthBars } from "./health-bars.tsx";
import { PauseNote } from "./pause-note.tsx";

/** How a model's calls went: the last day by hours, and its last failure in the provider's words. */
export function HealthSummary({ health, label, hidesFailure }: HealthSummaryProps) {
  const { hours, lastAnswerAt, lastFailure, pausedUntil, failuresInRow } = health;
  const answered = hours.reduce((sum, hour) => sum + hour.answered, 0);
  const failed = hours.reduce((sum, hour) => sum + hour.failed, 0);
  if (!lastAnswerAt && !lastFailure) return <p className="text-xs text-ink-3">No calls yet.</p>;
  const isNewer = lastFailure && (!lastAnswerAt || lastFailure.at > lastAnswerAt);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
        <HealthBars hours={hours} label={label} />
        <span className="tabular-nums">
          {answered} answered, {failed} failed in 24 h
        </span>
        {lastAnswerAt && (
          <span>
            Last answer <RelativeTime key={lastAnswerAt} at={new Date(lastAnswerAt)} />
          </span>
        )}
      </div>
      {pausedUntil && <PauseNote pausedUntil={pausedUntil} failuresInRow={failuresInRow} />}
      {lastFailure && !hidesFailure && (
        <details open={isNewer === true} className="text-sm">
          <summary className="w-fit text-xs text-ink-2 hover:text-ink-1">
            Last failure <RelativeTime key={lastFailure.at} at={new Date(lastFailure.at)} />
          </summary>
          <div className="mt-1.5">
            <FailureWords failure={lastFailure} />
          </div>
        </details>
      )}
    </div>
  );
}

interface HealthSummaryProps {
  health: ModelHealth;
  label: string;
  /** Set while the failure of a test is shown, which is the last one. */
  hidesFailure: boolean;
}
