import type { Message } from "../../contract/index.ts";
import { Answer } from "./answer.tsx";
import type { ThreadActs } from "./thread-acts.ts";
import { UserMessage } from "./user-message.tsx";

/** One message, by whoever wrote it. */
export function MessageView({ message, acts, isBusy, isLast }: MessageViewProps) {
  return (
    <div className="mx-auto w-full max-w-conversation px-4 sm:px-6">
      {message.role === "user" ? (
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
