import { useEffect, useRef, useState } from "react";
import { toolCallWord } from "#features/agents/web/index.tsx";
import type { Message } from "../../contract/index.ts";
import { useAnswer } from "./use-answer.ts";

/** Tells a screen reader how the last answer is getting on, without reading all of it out. */
export function ThreadAnnouncer({ message }: { message: Message }) {
  const { parts, status } = useAnswer(message);
  const [words, setWords] = useState("");
  const wasStreaming = useRef(false);

  const call = parts.findLast((part) => part.type === "tool-call");
  const callWords = call && `${call.title}: ${toolCallWord(call.status)}`;

  useEffect(() => {
    if (status === "streaming") {
      wasStreaming.current = true;
      setWords(callWords ?? "The assistant is answering");
    } else if (wasStreaming.current) {
      wasStreaming.current = false;
      setWords(endings[status]);
    }
  }, [status, callWords]);

  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}

const endings = {
  complete: "Answer is complete",
  cancelled: "Stopped",
  failed: "The answer failed",
};
