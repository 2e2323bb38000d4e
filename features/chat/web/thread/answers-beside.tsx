import { useEffect } from "react";
import { RunErrorNotice, RunMeta } from "#features/agents/web/index.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import type { Message } from "../../contract/index.ts";
import { AnswerParts } from "./answer-parts.tsx";
import { AnswerPulse } from "./answer-pulse.tsx";
import { textOf } from "./text-of.ts";
import type { ThreadActs } from "./thread-acts.ts";
import { type AnswerVersion, useAnswer } from "./use-answer.ts";

/** Two answers of different models to one question, side by side, until the person keeps one of them. */
export function AnswersBeside({ message, beside, acts, isBusy }: AnswersBesideProps) {
  return (
    <section aria-label="Two answers" className="pt-1 pb-3">
      <div className="grid gap-3 md:grid-cols-2">
        {[message, beside].map((version, index) => (
          <OneAnswer
            key={version.id}
            message={version}
            name={index === 0 ? "First answer" : "Second answer"}
            {...{ acts, isBusy }}
          />
        ))}
      </div>
      <p className="mt-2 text-xs text-ink-3">
        Keep one answer to go on from it. The other one stays as a version.
      </p>
    </section>
  );
}

function OneAnswer({ message, name, acts, isBusy }: OneAnswerProps) {
  const { parts, status, error, trouble, waits } = useAnswer(message);
  const isStreaming = status === "streaming";
  const hasJustEnded = message.status === "streaming" && !isStreaming;
  const { onRunEnded } = acts;
  useEffect(() => {
    if (hasJustEnded) onRunEnded();
  }, [hasJustEnded, onRunEnded]);
  return (
    <article
      aria-label={name}
      aria-busy={isStreaming}
      className="flex min-w-0 flex-col rounded-xl border border-line-1 bg-paper-1 px-4 py-3"
    >
      <h2 className="mb-2 text-xs text-ink-3">
        {name}
        {message.model && ` · ${message.model.label}`}
      </h2>
      <div className="min-w-0 flex-1">
        <AnswerParts parts={parts} isGrowing={isStreaming && waits.length === 0} cut={undefined} />
        {isStreaming && <AnswerPulse isSilent={parts.length === 0} {...{ trouble, waits }} />}
        {status === "cancelled" && <p className="mt-3 text-sm text-ink-3">Stopped.</p>}
        {error && <RunErrorNotice error={error} failedAt={new Date(message.createdAt)} />}
      </div>
      {message.status !== "streaming" && (
        <footer className="mt-3 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="flex items-center gap-1">
            <Button size="sm" disabled={isBusy} onClick={() => acts.keep(message.id)}>
              Keep this answer
            </Button>
            <CopyButton value={textOf(message)} label="Copy the answer" />
          </span>
          <RunMeta {...message} />
        </footer>
      )}
    </article>
  );
}

interface AnswersBesideProps {
  message: Message;
  beside: AnswerVersion;
  acts: ThreadActs;
  isBusy: boolean;
}

interface OneAnswerProps {
  message: AnswerVersion;
  name: string;
  acts: ThreadActs;
  isBusy: boolean;
}
