import { useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import type { QueuedMessage } from "../../contract/index.ts";
import type { QueueActs } from "../api/use-queue.ts";
import { attempt } from "./attempt.ts";
import { QueuedItem } from "./queued-item.tsx";

/** The messages that wait for the end of the answer, above the composer. Nothing when none waits. */
export function Queue({ messages, acts, isRunning, maySteer }: QueueProps) {
  const [isResuming, setResuming] = useState(false);
  if (messages.length === 0) return null;
  const isHeld = messages.some(({ state }) => state === "held");
  const failure = messages.find(({ error }) => error)?.error;

  const resume = async () => {
    setResuming(true);
    await attempt("The messages were not sent", acts.resume);
    setResuming(false);
  };

  return (
    <section
      aria-label="Queued messages"
      className="mb-2 rounded-xl border border-line-1 bg-paper-2 text-sm print:hidden"
    >
      <div className="flex min-h-9 items-center gap-3 border-b border-line-1 py-1 pr-1.5 pl-3.5">
        <p role="status" className="min-w-0 flex-1 text-xs text-ink-3">
          {isHeld ? heldWords(failure?.message) : queuedWords(messages)}
        </p>
        {isHeld && !isRunning && (
          <Button size="sm" busy={isResuming} onClick={resume}>
            Send
          </Button>
        )}
      </div>
      <ul className="max-h-[30dvh] divide-y divide-line-1 overflow-y-auto">
        {messages.map((message) => (
          <QueuedItem key={message.id} {...{ message, acts, isRunning, maySteer }} />
        ))}
      </ul>
    </section>
  );
}

function heldWords(reason: string | undefined): string {
  return reason ? `Not sent. ${reason}` : "Paused. Nothing is sent until you choose Send.";
}

function queuedWords(messages: readonly QueuedMessage[]): string {
  return messages.every(({ state }) => state === "steering")
    ? "The answer reads this before its next step"
    : "Sent when the answer is done";
}

interface QueueProps {
  messages: readonly QueuedMessage[];
  acts: QueueActs;
  isRunning: boolean;
  maySteer: boolean;
}
