import { describeError } from "#platform/web/api/api-error.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import type { TalkNotice } from "../talk/talk-ports.ts";

/** A failure other than of the microphone, and its consequence. The talk continues. */
export function Notice({ notice, onDismiss }: { notice: TalkNotice; onDismiss: () => void }) {
  const { title, consequence } = words[notice.about];
  return (
    <div role="alert">
      <Banner tone="warn" onDismiss={onDismiss}>
        <strong className="font-semibold">{title}</strong>
        <span className="text-sm text-ink-2">
          {" "}
          {notice.error !== undefined && `${describeError(notice.error)} `}
          {consequence}
        </span>
      </Banner>
    </div>
  );
}

const words: Record<TalkNotice["about"], { title: string; consequence: string }> = {
  speech: { title: "The answer is not spoken.", consequence: "You can read it." },
  sound: { title: "The answer could not be played.", consequence: "You can read it." },
  transcription: { title: "Your speech was not transcribed.", consequence: "You can type it instead." },
  sending: { title: "What you said was not sent.", consequence: "Your words are in the field below." },
  left: {
    title: "What you said before was not sent.",
    consequence: "Your words are in the conversation where you said them.",
  },
  answer: { title: "The answer failed.", consequence: "Retry it in the conversation." },
  "nothing-understood": { title: "No words were heard.", consequence: "Say it again, a little louder." },
};
