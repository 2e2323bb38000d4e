import { RotateCcw } from "lucide-react";
import { memo, useContext, useEffect } from "react";
import { RunErrorNotice, RunMeta, type RunPart } from "#features/agents/web/index.tsx";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import type { Message } from "../../contract/index.ts";
import { AnswerActions } from "../answer-actions.ts";
import { AnswerParts } from "./answer-parts.tsx";
import { AnswerPulse } from "./answer-pulse.tsx";
import { BranchSwitch } from "./branch-switch.tsx";
import { MessageActions } from "./message-actions.tsx";
import { splitHeard } from "./split-heard.ts";
import { textOf } from "./text-of.ts";
import type { ThreadActs } from "./thread-acts.ts";
import { useAnswer } from "./use-answer.ts";

/** A finished or growing answer of the assistant. */
export const Answer = memo(function Answer({ message, acts, isBusy, isLast }: AnswerProps) {
  const { parts, status, error, trouble, waits } = useAnswer(message);
  const isStreaming = status === "streaming";
  const isGrowing = isStreaming && waits.length === 0;
  const hasJustEnded = message.status === "streaming" && !isStreaming;
  const cut = splitHeard(parts, message.heardCharacters);
  const { onRunEnded } = acts;
  const MoreActions = useContext(AnswerActions);

  useEffect(() => {
    if (hasJustEnded) onRunEnded();
  }, [hasJustEnded, onRunEnded]);

  return (
    <article aria-label="Answer" aria-busy={isGrowing} className="group/message min-w-0 pt-1 pb-3">
      <h2 className="sr-only">Answer</h2>
      <AnswerParts {...{ parts, isGrowing, cut }} />
      {isStreaming && <AnswerPulse isSilent={parts.length === 0} {...{ trouble, waits }} />}
      {status === "cancelled" && !cut && (
        <p className="mt-3 text-sm text-ink-3">
          {parts.some(isWritten)
            ? "Stopped. What was written stays."
            : "Stopped before anything was written."}
        </p>
      )}
      {error && (
        <RunErrorNotice
          error={error}
          failedAt={new Date(Date.parse(message.createdAt) + (message.durationMs ?? 0))}
          {...(isLast && !isBusy && { onRetry: () => acts.retry(message.id) })}
        />
      )}
      {hasJustEnded && <div aria-hidden="true" className="mt-2 h-7 pointer-coarse:h-11" />}
      {message.status !== "streaming" && (
        <footer className="mt-2 flex min-h-7 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <MessageActions label="Answer" isShown={isLast} className="-ml-1.5">
            <CopyButton value={textOf(message)} label="Copy the answer" />
            <IconButton
              label="Answer again"
              size="sm"
              disabled={isBusy}
              icon={<RotateCcw aria-hidden="true" size={16} />}
              onClick={() => acts.retry(message.id)}
            />
            {MoreActions && <MoreActions messageId={message.id} text={textOf(message)} />}
            <BranchSwitch message={message} isBusy={isBusy} onShow={acts.show} />
          </MessageActions>
          <RunMeta {...message} />
        </footer>
      )}
    </article>
  );
});

function isWritten(part: RunPart): boolean {
  return part.type === "text" && part.text.trim() !== "";
}

interface AnswerProps {
  message: Message;
  acts: ThreadActs;
  isBusy: boolean;
  isLast: boolean;
}
