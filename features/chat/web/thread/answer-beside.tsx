import { useEffect, useMemo } from "react";
import { GivenFiles } from "#features/files/web/index.tsx";
import { RunErrorNotice, RunMeta, useDecidesLimit, useWaitsForMe } from "#features/runs/web/index.tsx";
import { InsideLinks } from "#platform/web/markdown/inside-link.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import { LimitOfAnswer } from "../people/limit-of-answer.tsx";
import { AnswerParts } from "./answer-parts.tsx";
import { AnswerPulse } from "./answer-pulse.tsx";
import { citedPlace } from "./cited-place.tsx";
import { textOf } from "./text-of.ts";
import type { ThreadActs } from "./thread-acts.ts";
import { type AnswerVersion, useAnswer } from "./use-answer.ts";
import { isWritten, withCitations } from "./with-citations.ts";

/** One of two answers side by side. What failed or was stopped is repeated in its place, by its own model. */
export function AnswerBeside({ message, name, acts, isBusy }: AnswerBesideProps) {
  const { givenFiles, continuedParts } = message;
  const { parts: written, status, error, trouble, waits } = useAnswer(message);
  const parts = useMemo(() => withCitations(written, givenFiles), [written, givenFiles]);
  const decidesLimit = useDecidesLimit(message.runId, waits);
  const isForMe = useWaitsForMe(parts) || decidesLimit;
  const isStreaming = status === "streaming";
  const hasJustEnded = message.status === "streaming" && !isStreaming;
  const isGrowing = isStreaming && waits.length === 0;
  const { onRunEnded } = acts;
  const retry = isBusy ? undefined : () => acts.retry(message.id, null);
  const resume = isBusy || !parts.some(isWritten) ? undefined : () => acts.resume(message.id, null);
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
        <InsideLinks value={citedPlace}>
          <AnswerParts {...{ parts, isGrowing, continuedParts }} cut={undefined} />
        </InsideLinks>
        <GivenFiles files={givenFiles} />
        {isStreaming && <LimitOfAnswer {...{ message, waits }} />}
        {isStreaming && (
          <AnswerPulse
            isSilent={parts.length === 0}
            {...{ trouble, waits, isForMe }}
            person={message.author}
          />
        )}
        {status === "cancelled" && (
          <div className="mt-3 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
            <p>Stopped.</p>
            {resume && (
              <Button size="sm" onClick={resume}>
                Continue
              </Button>
            )}
            {retry && (
              <Button size="sm" onClick={retry}>
                Retry
              </Button>
            )}
          </div>
        )}
        {error && (
          <RunErrorNotice
            error={error}
            failedAt={new Date(Date.parse(message.createdAt) + (message.durationMs ?? 0))}
            {...(retry && { onRetry: retry })}
            {...(resume && { onContinue: resume })}
          />
        )}
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

interface AnswerBesideProps {
  message: AnswerVersion;
  name: string;
  acts: ThreadActs;
  isBusy: boolean;
}
