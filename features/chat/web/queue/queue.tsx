import { useRef, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import type { Message, QueuedMessage } from "../../contract/index.ts";
import type { QueueActs } from "../api/use-queue.ts";
import { attempt } from "./attempt.ts";
import { queueWords } from "./queue-words.ts";
import { QueuedItem } from "./queued-item.tsx";
import { queueTexts } from "./texts/queue-texts.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

/** The messages that wait for the end of the answer, above the composer. Nothing is seen when none waits. */
export function Queue({ messages, acts, isRunning, maySteer, isComparing, lastStatus, onLeft }: QueueProps) {
  const [isResuming, setResuming] = useState(false);
  const box = useRef<HTMLElement>(null);
  const note = useKeptFocus(box, onLeft);
  const words = useTexts(queueTexts);
  const becomes = queueWords({ messages, isRunning, isComparing, lastStatus }, words.becomes);

  const resume = async () => {
    if (isResuming) return;
    note(0);
    setResuming(true);
    await attempt(words.noneSent, acts.resume);
    setResuming(false);
  };

  return (
    <>
      {/* Mounted before any message: a live region that appears together with its text is not announced. */}
      <p role="status" className="sr-only">
        {becomes}
      </p>
      {messages.length > 0 && (
        <section
          ref={box}
          aria-label={words.title}
          className="mb-2 rounded-xl border border-line-1 bg-paper-2 text-sm print:hidden"
        >
          <div className="flex min-h-9 items-center gap-3 border-b border-line-1 py-1 pr-1.5 pl-3.5">
            <p className="min-w-0 flex-1 text-xs text-ink-3">{becomes}</p>
            {messages.some(({ state, author }) => state === "held" && author === null) && (
              <Button size="sm" aria-busy={isResuming} onClick={resume}>
                {isRunning ? words.sendAfter : words.send}
              </Button>
            )}
          </div>
          <ul className="max-h-[30dvh] divide-y divide-line-1 overflow-y-auto">
            {messages.map((message, row) => (
              <QueuedItem
                key={message.id}
                {...{ message, acts, isRunning, maySteer }}
                onPress={() => note(row)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface QueueProps {
  messages: readonly QueuedMessage[];
  acts: QueueActs;
  isRunning: boolean;
  maySteer: boolean;
  isComparing: boolean;
  lastStatus: Message["status"] | undefined;
  /** Takes the focus when the last message has left under a pressed button. */
  onLeft: () => void;
}
