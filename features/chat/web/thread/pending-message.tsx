import { AnswerPulse } from "./answer-pulse.tsx";
import { UserMessageText } from "./user-message-text.tsx";

/** A message that is on its way to the server, at its place. */
export function PendingMessage({ text }: { text: string }) {
  return (
    <div className="mx-auto w-full max-w-conversation px-4 sm:px-6">
      <article aria-label="Your message" className="flex flex-col items-end pt-3">
        <div className="max-w-[85%]">
          <UserMessageText text={text} isPending />
        </div>
        <div aria-hidden="true" className="mt-1 h-7 pointer-coarse:h-11" />
      </article>
      <div className="pt-1 pb-3">
        <AnswerPulse isSilent />
      </div>
    </div>
  );
}
