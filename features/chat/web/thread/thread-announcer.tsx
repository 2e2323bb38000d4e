import { useEffect, useRef, useState } from "react";
import { describeWaits, toolCallWord, useDecidesLimit, useWaitsForMe } from "#features/runs/web/index.tsx";
import type { Message } from "../../contract/index.ts";
import { takeAwaitedAnswer } from "./awaited-answers.ts";
import { type AnswerVersion, useAnswer } from "./use-answer.ts";

/**
 * Announces the state of the last answer, or of the two last side by side, to screen readers without reading it out. Mounted before any answer
 * exists, because a live region that appears together with its text is not announced.
 */
export function ThreadAnnouncer({ message, isSending }: ThreadAnnouncerProps) {
  const [words, setWords] = useState("");
  const [besideWords, setBesideWords] = useState("");
  // Cleared in between, because an unchanged text would not be announced for the next answer.
  useEffect(() => {
    if (!isSending) return;
    setWords("");
    setBesideWords("");
  }, [isSending]);
  const answer = message?.role === "assistant" ? message : undefined;
  const beside = answer?.beside;
  return (
    <>
      <p role="status" className="sr-only">
        {words && beside ? `First answer: ${words}` : words}
      </p>
      <p role="status" className="sr-only">
        {besideWords && `Second answer: ${besideWords}`}
      </p>
      {answer && <AnswerWords key={answer.id} message={answer} onWords={setWords} />}
      {beside && <AnswerWords key={beside.id} message={beside} onWords={setBesideWords} />}
    </>
  );
}

/** Announces one answer. An answer that was complete before anyone requested it is not announced. */
function AnswerWords({ message, onWords }: { message: AnswerVersion; onWords: (words: string) => void }) {
  const { id } = message;
  const { parts, status, waits } = useAnswer(message);
  const isFollowed = useRef(false);
  const call = parts.findLast((part) => part.type === "tool-call");
  const mayDecide = useWaitsForMe(parts);
  const decidesLimit = useDecidesLimit(message.runId, waits);
  const waitWords = describeWaits(waits, mayDecide || decidesLimit);
  const callWords = call && `${call.title}: ${toolCallWord(call.status)}`;

  useEffect(() => {
    if (status === "streaming") {
      isFollowed.current = true;
      onWords(waitWords || (callWords ?? "The assistant is answering"));
      return;
    }
    // A very fast answer is complete at its first render.
    if (takeAwaitedAnswer(id) || isFollowed.current) onWords(endings[status]);
    isFollowed.current = false;
  }, [id, status, waitWords, callWords, onWords]);
  useEffect(() => () => onWords(""), [onWords]);
  return null;
}

const endings = {
  complete: "Answer is complete",
  cancelled: "Stopped",
  failed: "The answer failed",
};

interface ThreadAnnouncerProps {
  /** The last one shown. */
  message: Message | undefined;
  isSending: boolean;
}
