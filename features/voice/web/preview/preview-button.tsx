import { Play } from "lucide-react";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { Spinner } from "#platform/web/ui/spinner.tsx";
import type { Voice } from "../../contract/voices.ts";
import { LevelMark } from "./level-mark.tsx";
import type { Preview } from "./use-preview.ts";

/** Plays the sample of a voice, or stops it; out of use while another one plays. */
export function PreviewButton({ voice, preview, onStart, onStop, className }: PreviewButtonProps) {
  const isOwn = preview.state !== "silent" && preview.voiceId === voice.id;
  return (
    <button
      type="button"
      disabled={preview.state !== "silent" && !isOwn}
      onClick={() => (isOwn ? onStop() : onStart(voice))}
      className={buttonStyle("secondary", "sm", className)}
    >
      {isOwn ? mark(preview) : <Play aria-hidden="true" size={14} />}
      {isOwn ? "Stop" : "Preview"}
      <span className="sr-only"> {voice.name}</span>
    </button>
  );
}

function mark({ state }: Preview) {
  return state === "playing" ? <LevelMark /> : <Spinner sizePx={14} />;
}

interface PreviewButtonProps {
  voice: Voice;
  preview: Preview;
  onStart: (voice: Voice) => void;
  onStop: () => void;
  className?: string;
}
