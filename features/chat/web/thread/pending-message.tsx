import { RotateCcw } from "lucide-react";
import { Button } from "#platform/web/ui/button.tsx";
import type { OutboxEntry } from "../api/outbox.ts";
import { UserMessageText } from "./user-message-text.tsx";

/** A message on its way to the server, in its place. An unsent one can be retried. */
export function PendingMessage({ entry, onRetry }: { entry: OutboxEntry; onRetry: () => void }) {
  return (
    <article aria-label="Your message" className="flex flex-col items-end pt-3 pb-3">
      <div className="max-w-[85%]">
        <UserMessageText text={entry.message.text} mentions={entry.message.mentions ?? []} isPending />
        {entry.message.fileIds && (
          <p className="mt-1 text-right text-xs text-ink-3">{describeFiles(entry.message.fileIds.length)}</p>
        )}
      </div>
      <div className="mt-1 flex min-h-7 items-center gap-2.5 text-xs text-ink-3 pointer-coarse:min-h-11">
        <span role="status">
          {entry.isUnsent ? (
            "Not sent yet"
          ) : (
            // Delayed, because most messages are sent before anyone could read this.
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

function describeFiles(count: number): string {
  return count === 1 ? "With 1 file" : `With ${count} files`;
}
