import { Square, Volume2 } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { useVoice } from "../choice/use-voice.ts";
import { ReadingControls } from "./reading-controls.tsx";
import { useReading } from "./use-reading.ts";

/** Reads an answer aloud in the person's voice, with controls to skip, stop and change the speed. */
export function ReadAloud({ messageId, text }: ReadAloudProps) {
  const voice = useVoice();
  const button = useRef<HTMLButtonElement>(null);
  const { reading, speed, start, changeSpeed, skip, stop } = useReading(messageId);
  return (
    <>
      {/* One button in both states, so that the focus stays on it. */}
      <IconButton
        ref={button}
        label={reading ? "Stop reading" : "Read aloud"}
        size="sm"
        disabled={!voice}
        icon={reading ? stopIcon : readIcon}
        onClick={() => (reading || !voice ? stop() : start(text, voice))}
      />
      {reading && (
        <ReadingControls
          {...{ reading, speed, changeSpeed, skip }}
          onFocusLost={() => button.current?.focus()}
        />
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
