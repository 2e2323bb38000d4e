import { classNames } from "#platform/web/ui/class-names.ts";
import type { ConversationHandOver, Message } from "../../contract/index.ts";
import { MessageParts } from "../parts-around.tsx";
import { HandOverLine } from "../people/hand-over-lines.tsx";
import { Answer } from "./answer.tsx";
import { AnswersBeside } from "./answers-beside.tsx";
import type { ThreadActs } from "./thread-acts.ts";
import { UserMessage } from "./user-message.tsx";

export function MessageView({
  message,
  acts,
  isBusy,
  isLast,
  isMarked = false,
  seenBy,
  handOvers = [],
}: MessageViewProps) {
  const isQuestion = message.role === "user";
  const { beside } = message;
  return (
    <>
      <div
        {...(isQuestion && { "data-question": "" })}
        data-message={message.id}
        {...(isMarked && { tabIndex: -1, "data-marked": "" })}
        className={classNames(
          "group/seen relative mx-auto w-full px-4 outline-none sm:px-6",
          beside ? "max-w-5xl" : "max-w-conversation",
          // What another feature puts on an answer covers no text where it is always seen.
          !isQuestion && "has-data-[mark=open]:pr-12 pointer-coarse:has-data-mark:pr-12",
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
        {message.status !== "streaming" && <MessageParts message={message} />}
        {seenBy && (
          <p
            className={classNames(
              "pb-2 text-right text-xs text-ink-3 transition-opacity wrap-anywhere print:hidden",
              !isLast && "opacity-0 group-focus-within/seen:opacity-100 group-hover/seen:opacity-100",
            )}
          >
            {seenBy}
          </p>
        )}
      </div>
      {handOvers.map((handOver) => (
        <HandOverLine key={handOver.id} handOver={handOver} />
      ))}
    </>
  );
}

interface MessageViewProps {
  message: Message;
  acts: ThreadActs;
  isBusy: boolean;
  isLast: boolean;
  /** Whether the conversation was opened at this message. */
  isMarked?: boolean;
  /** Who else has seen it, in words. */
  seenBy?: string | undefined;
  /** What was given to somebody else behind it. */
  handOvers?: readonly ConversationHandOver[];
}
