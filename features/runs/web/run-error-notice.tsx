import { CircleAlert, RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import type { RunError } from "../contract/index.ts";

/** Shows why an answer failed, with a retry button, and one to go on from what was written. */
export function RunErrorNotice({
  error,
  failedAt,
  onRetry,
  onContinue,
  isRetrying = false,
}: RunErrorNoticeProps) {
  const waitS = useSecondsUntil(failedAt.getTime() + (error.retryAfterMs ?? 0));
  const message = error.retryAfterMs === undefined ? error.message : withoutWait(error.message);
  return (
    <div
      role="alert"
      className="my-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-bad-line bg-bad-soft px-3.5 py-2.5 text-base text-ink-1"
    >
      <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0 self-start text-bad" />
      <div className="min-w-0 flex-1 basis-56">
        <p>{message}</p>
        {error.retryAfterMs !== undefined && (
          <p aria-live="off" className="text-sm text-ink-2 tabular-nums">
            {waitS > 0 ? `Try again in ${waitS} s.` : "You can try again now."}
          </p>
        )}
      </div>
      {error.settingsPath && (
        <LinkButton to={error.settingsPath} variant="secondary">
          Settings → Billing
        </LinkButton>
      )}
      {onContinue && (
        <Button disabled={waitS > 0} onClick={onContinue}>
          Continue
        </Button>
      )}
      {onRetry && (
        <Button
          icon={<RotateCcw aria-hidden="true" size={16} />}
          busy={isRetrying}
          disabled={waitS > 0}
          onClick={onRetry}
        >
          Retry
        </Button>
      )}
    </div>
  );
}

interface RunErrorNoticeProps {
  error: RunError;
  failedAt: Date;
  onRetry?: () => void;
  onContinue?: () => void;
  isRetrying?: boolean;
}

/** Removes the wait from the message, because a countdown beside it shows it. */
function withoutWait(message: string): string {
  return message.replace(/\s*Try again in \d+ s\.\s*/, " ").trim();
}

function useSecondsUntil(timeMs: number): number {
  const [now, setNow] = useState(Date.now);
  const isOver = now >= timeMs;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, Math.ceil((timeMs - now) / 1000));
}
