import { useEffect } from "react";
import { bodyOf, type Message } from "#features/chat/contract/index.ts";
import { useAnswer } from "#features/chat/web/index.tsx";
import type { Talk } from "./talk/talk.ts";

/** Shows the talk the last answer while it is being written. */
export function AnswerFollower({ message, talk }: { message: Message; talk: Talk }) {
  const { parts, status, error } = useAnswer(message);
  const { id } = message;
  useEffect(() => {
    talk.showAnswer({ id, text: bodyOf(parts), status, ...(error && { failure: error.message }) });
  }, [talk, id, parts, status, error]);
  return null;
}
