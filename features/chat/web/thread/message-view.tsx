import type { Message } from "../../contract/index.ts";
import { Answer } from "./answer.tsx";
import type { ThreadActs } from "./thread-acts.ts";
import { UserMessage } from "./user-message.tsx";

export function MessageView({ message, acts, isBusy, isLast }: MessageViewProps) {
  const isQuestion = message.role === "user";
  return (
    <div
      {...(isQuestion && { "data-question": "" })}
      className="mx-auto w-full max-w-conversation px-4 sm:px-6"
    >
      {isQuestion ? (
        <UserMessage {...{ message, acts, isBusy }} />
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
}
