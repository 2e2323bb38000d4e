import { SkipForward } from "lucide-react";
import { FocusWatch } from "#platform/web/ui/focus-watch.tsx";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import type { Reading } from "./reader.ts";
import type { SpeakingSpeed } from "./speaking-speed.ts";
import { SpeedButton } from "./speed-button.tsx";

/** Controls while an answer is read. Reports when they disappear with the focus. */
export function ReadingControls({ reading, speed, changeSpeed, skip, onFocusLost }: ReadingControlsProps) {
  return (
    <FocusWatch onFocusLost={onFocusLost}>
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
    </FocusWatch>
  );
}

interface ReadingControlsProps {
  reading: Exclude<Reading, { state: "silent" }>;
  speed: SpeakingSpeed;
  changeSpeed: (speed: SpeakingSpeed) => void;
  skip: () => void;
  onFocusLost: () => void;
}
