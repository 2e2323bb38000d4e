import { SkipForward, Square, Volume2 } from "lucide-react";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { useVoice } from "../choice/use-voice.ts";
import { SpeedButton } from "./speed-button.tsx";
import { useReading } from "./use-reading.ts";

/** Reads an answer aloud in the person's voice, and while it does lets them skip, stop and choose the speed. */
export function ReadAloud({ messageId, text }: ReadAloudProps) {
  const voice = useVoice();
  const { reading, speed, start, changeSpeed, skip, stop } = useReading(messageId);
  return (
    <>
      {/* One button in both states, so that the focus stays on it. */}
      <IconButton
        label={reading ? "Stop reading" : "Read aloud"}
        size="sm"
        disabled={!voice}
        icon={reading ? stopIcon : readIcon}
        onClick={() => (reading || !voice ? stop() : start(text, voice))}
      />
      {reading && (
        <>
          <IconButton
            label="Skip this sentence"
            size="sm"
            icon={<SkipForward aria-hidden="true" size={16} />}
            onClick={skip}
          />
          <SpeedButton speed={speed} onChange={changeSpeed} />
          {/* Not announced: the sentence itself is heard. */}
          <span className="px-1 font-mono text-xs text-ink-3">
            <span className="sr-only">
              {reading.state === "fetching" ? "Preparing" : "Reading"} sentence {reading.index + 1} of{" "}
              {reading.count}
            </span>
            <span aria-hidden="true">
              {reading.index + 1}/{reading.count}
            </span>
          </span>
        </>
      )}
    </>
  );
}

const readIcon = <Volume2 aria-hidden="true" size={16} />;
const stopIcon = <Square aria-hidden="true" size={14} className="fill-current text-accent" />;

export interface ReadAloudProps {
  messageId: string;
  /** Markdown. */
  text: string;
}
