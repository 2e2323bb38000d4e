import { useEffect } from "react";
import { bodyOf, type Message } from "#features/chat/contract/index.ts";
import { useAnswer } from "#features/chat/web/index.tsx";
import type { Talk } from "./talk/talk.ts";

/** Passes the growing last answer to the talk. */
export function AnswerFollower({ message, talk, isOn }: AnswerFollowerProps) {
  // People who talk often look at another window, so the answer is spoken from the background too.
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
  /** Whether the talk is on. */
  isOn: boolean;
}
