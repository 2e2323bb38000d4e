import { classNames } from "#platform/web/ui/class-names.ts";
import type { Message } from "../../contract/index.ts";
import { Answer } from "./answer.tsx";
import { AnswersBeside } from "./answers-beside.tsx";
import type { ThreadActs } from "./thread-acts.ts";
import { UserMessage } from "./user-message.tsx";

export function MessageView({ message, acts, isBusy, isLast, isMarked = false }: MessageViewProps) {
  const isQuestion = message.role === "user";
  const { beside } = message;
  return (
    <div
      {...(isQuestion && { "data-question": "" })}
      data-message={message.id}
      {...(isMarked && { tabIndex: -1, "data-marked": "" })}
      className={classNames(
        "mx-auto w-full px-4 outline-none sm:px-6",
        beside ? "max-w-5xl" : "max-w-conversation",
        isMarked && "rounded-lg bg-brass-soft ring-1 ring-brass-line",
      )}
    >
      {isQuestion ? (
        <UserMessage {...{ message, acts, isBusy }} />
      ) : beside ? (
        <AnswersBeside {...{ message, beside, acts, isBusy }} />
      ) : (
        <Answer {...{ message, acts, isBusy, isLast }} />
      )}
    </div>
  );
}

interface MessageViewProps {
  message: Message;
  acts: ThreadActs;
  isBusy: boolean;
  isLast: boolean;
  /** Whether the conversation was opened at this message. */
  isMarked?: boolean;
}
