import { RotateCcw } from "lucide-react";
import { Button } from "#platform/web/ui/button.tsx";
import type { OutboxEntry } from "../api/outbox.ts";
import { UserMessageText } from "./user-message-text.tsx";

/** A message that is on its way to the server, at its place; one that does not get there can be tried again. */
export function PendingMessage({ entry, onRetry }: { entry: OutboxEntry; onRetry: () => void }) {
  return (
    <article aria-label="Your message" className="flex flex-col items-end pt-3 pb-3">
      <div className="max-w-[85%]">
        <UserMessageText text={entry.message.text} isPending />
      </div>
      <div className="mt-1 flex min-h-7 items-center gap-2.5 text-xs text-ink-3 pointer-coarse:min-h-11">
        <span role="status">
          {entry.isUnsent ? (
            "Not sent yet"
          ) : (
            // Most messages are sent before anyone could read that.
            <span className="animate-appear [animation-delay:400ms] [animation-fill-mode:backwards]">
              Sending
            </span>
          )}
        </span>
        {entry.isUnsent && (
          <Button size="sm" icon={<RotateCcw aria-hidden="true" size={14} />} onClick={onRetry}>
            Retry
          </Button>
        )}
      </div>
    </article>
  );
}
