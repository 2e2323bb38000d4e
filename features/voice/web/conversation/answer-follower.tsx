import { useEffect } from "react";
import { bodyOf, type Message } from "#features/chat/contract/index.ts";
import { useAnswer } from "#features/chat/web/index.tsx";
import type { Talk } from "./talk/talk.ts";

/** Shows the talk the last answer while it is being written. */
export function AnswerFollower({ message, talk, isOn }: AnswerFollowerProps) {
  // Who talks often has something else before them: the answer is spoken from the background as well.
  const { parts, status, error } = useAnswer(message, { alsoHidden: isOn });
  const { id, parentId: questionId } = message;
  useEffect(() => {
    const failure = error ? { failure: error.message } : {};
    talk.showAnswer({ id, questionId, text: bodyOf(parts), status, ...failure });
  }, [talk, id, questionId, parts, status, error]);
  return null;
}

interface AnswerFollowerProps {
  message: Message;
  talk: Talk;
  /** Whether somebody is talking with it. */
  isOn: boolean;
}
