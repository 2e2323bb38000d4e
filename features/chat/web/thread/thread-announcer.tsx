import { useEffect, useRef, useState } from "react";
import { describeWaits, toolCallWord } from "#features/agents/web/index.tsx";
import type { Message } from "../../contract/index.ts";
import { takeAwaitedAnswer } from "./awaited-answers.ts";
import { useAnswer } from "./use-answer.ts";

/**
 * Tells a screen reader how the last answer is getting on, without reading all of it out. It stands there before there
 * is an answer, for what appears together with its words is not read out.
 */
export function ThreadAnnouncer({ message, isSending }: ThreadAnnouncerProps) {
  const [words, setWords] = useState("");
  // The same words twice are no change: they would be said for the first answer alone.
  useEffect(() => {
    if (isSending) setWords("");
  }, [isSending]);
  return (
    <>
      <p role="status" className="sr-only">
        {words}
      </p>
      {message?.role === "assistant" && <AnswerWords key={message.id} message={message} onWords={setWords} />}
    </>
  );
}

/** Says the words of one answer; an answer that was complete before anyone asked for it has none. */
function AnswerWords({ message, onWords }: { message: Message; onWords: (words: string) => void }) {
  const { id } = message;
  const { parts, status, waits } = useAnswer(message);
  const isFollowed = useRef(false);
  const call = parts.findLast((part) => part.type === "tool-call");
  const waitWords = describeWaits(waits);
  const callWords = call && `${call.title}: ${toolCallWord(call.status)}`;

  useEffect(() => {
    if (status === "streaming") {
      isFollowed.current = true;
      onWords(waitWords || (callWords ?? "The assistant is answering"));
      return;
    }
    // A very fast answer is complete before it is shown for the first time.
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
  /** The last one that is shown. */
  message: Message | undefined;
  isSending: boolean;
}
