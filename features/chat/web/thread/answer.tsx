import { memo, useContext, useEffect, useMemo } from "react";
import { LiveBrowser } from "#features/browsing/web/index.tsx";
import { GivenFiles } from "#features/files/web/index.tsx";
import {
  RunErrorNotice,
  RunMeta,
  type RunPart,
  useDecidesLimit,
  useWaitsForMe,
} from "#features/runs/web/index.tsx";
import { UndoAnswer } from "#features/tools/web/index.tsx";
import { InsideLinks } from "#platform/web/markdown/inside-link.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import type { Message } from "../../contract/index.ts";
import { AnswerActions } from "../answer-actions.ts";
import { AnswerSteps } from "../fork/answer-steps.tsx";
import { LimitOfAnswer } from "../people/limit-of-answer.tsx";
import { AnsweredPerson } from "../people/message-author.tsx";
import { PeopleHere } from "../people/people-here.ts";
import { AnswerAgain } from "./answer-again.tsx";
import { AnswerParts } from "./answer-parts.tsx";
import { AnswerPulse } from "./answer-pulse.tsx";
import { BranchSwitch, hasVersions } from "./branch-switch.tsx";
import { citedPlace } from "./cited-place.tsx";
import { MessageActions } from "./message-actions.tsx";
import { splitHeard } from "./split-heard.ts";
import { textOf } from "./text-of.ts";
import type { ThreadActs } from "./thread-acts.ts";
import { useAnswer } from "./use-answer.ts";
import { isWritten, withCitations } from "./with-citations.ts";

/** A finished or growing answer of the assistant. */
export const Answer = memo(function Answer({ message, acts, isBusy, isLast }: AnswerProps) {
  const { parts: written, status, error, trouble, waits } = useAnswer(message);
  const parts = useMemo(() => withCitations(written, message.givenFiles), [written, message.givenFiles]);
  const isStreaming = status === "streaming";
  const isGrowing = isStreaming && waits.length === 0;
  const hasJustEnded = message.status === "streaming" && !isStreaming;
  const cut = splitHeard(parts, message.heardCharacters);
  const { onRunEnded } = acts;
  const MoreActions = useContext(AnswerActions);
  const decidesLimit = useDecidesLimit(message.runId, waits);
  const isForMe = useWaitsForMe(parts) || decidesLimit;
  const changes = parts.filter(isChange);
  const { isSeveral, mayWrite } = useContext(PeopleHere);
  const mayContinue = isLast && !isBusy && mayWrite && parts.some(isWritten);

  useEffect(() => {
    if (hasJustEnded) onRunEnded();
  }, [hasJustEnded, onRunEnded]);

  return (
    <article aria-label="Answer" aria-busy={isGrowing} className="group/message min-w-0 pt-1 pb-3">
      <h2 className="sr-only">Answer</h2>
      {isSeveral && <AnsweredPerson author={message.author} />}
      <InsideLinks value={citedPlace}>
        <AnswerParts {...{ parts, isGrowing, cut }} continuedParts={message.continuedParts} />
      </InsideLinks>
      {isStreaming && message.runId && <LiveBrowser runId={message.runId} toolNames={toolNamesOf(parts)} />}
      <GivenFiles files={message.givenFiles} />
      {isStreaming && <LimitOfAnswer {...{ message, waits }} />}
      {isStreaming && (
        <AnswerPulse isSilent={parts.length === 0} {...{ trouble, waits, isForMe }} person={message.author} />
      )}
      {status === "cancelled" && !cut && (
        <div className="mt-3 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
          <p>
            {parts.some(isWritten)
              ? "Stopped. The text so far is kept."
              : "Stopped before an answer was written."}
          </p>
          {mayContinue && !hasJustEnded && (
            <Button size="sm" onClick={() => acts.resume(message.id)}>
              Continue
            </Button>
          )}
        </div>
      )}
      {error && (
        <RunErrorNotice
          error={error}
          failedAt={new Date(Date.parse(message.createdAt) + (message.durationMs ?? 0))}
          {...(isLast && !isBusy && mayWrite && { onRetry: () => acts.retry(message.id) })}
          {...(mayContinue && { onContinue: () => acts.resume(message.id) })}
        />
      )}
      {hasJustEnded && <div aria-hidden="true" className="mt-2 h-7 pointer-coarse:h-11" />}
      {message.status !== "streaming" && (
        <footer className="mt-2 flex min-h-7 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <MessageActions label="Answer" isShown={isLast || hasVersions(message)} className="-ml-1.5">
            <CopyButton value={textOf(message)} label="Copy the answer" />
            {mayWrite && (
              <AnswerAgain isBusy={isBusy} onRetry={(modelId) => acts.retry(message.id, modelId)} />
            )}
            {message.runId && changes.length > 0 && <UndoAnswer runId={message.runId} calls={changes} />}
            {mayWrite && message.runId && parts.some(isCall) && (
              <AnswerSteps messageId={message.id} runId={message.runId} isBusy={isBusy} />
            )}
            {MoreActions && <MoreActions messageId={message.id} text={textOf(message)} />}
            <BranchSwitch message={message} isBusy={isBusy} onShow={acts.show} />
          </MessageActions>
          <RunMeta {...message} />
        </footer>
      )}
    </article>
  );
});

function toolNamesOf(parts: readonly RunPart[]): string[] {
  return parts.flatMap((part) => (part.type === "tool-call" ? [part.toolName] : []));
}

function isCall(part: RunPart): boolean {
  return part.type === "tool-call";
}

function isChange(part: RunPart): part is Extract<RunPart, { type: "tool-call" }> {
  return part.type === "tool-call" && part.status === "succeeded" && part.effect !== undefined;
}

interface AnswerProps {
  message: Message;
  acts: ThreadActs;
  isBusy: boolean;
  isLast: boolean;
}
