import { useEffect } from "react";
import { bodyOf, type Message } from "#features/chat/contract/index.ts";
import { useAnswer } from "#features/chat/web/index.tsx";
import type { Talk } from "./talk/talk.ts";

/** Shows the talk the last answer while it is being written. */
export function AnswerFollower({ message, talk, isOn }: AnswerFollowerProps) {
  // Who talks often has something else before them: the answer is spoken from the background as well.
  const { parts, status, error } = useAnswer(message, { alsoHidden: isOn });
  const { id } = message;
  useEffect(() => {
    talk.showAnswer({ id, text: bodyOf(parts), status, ...(error && { failure: error.message }) });
  }, [talk, id, parts, status, error]);
  return null;
}

interface AnswerFollowerProps {
  message: Message;
  talk: Talk;
  /** Whether somebody is talking with it. */
  isOn: boolean;
}
