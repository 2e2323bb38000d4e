import { Play } from "lucide-react";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { Spinner } from "#platform/web/ui/spinner.tsx";
import type { Voice } from "../../contract/voices.ts";
import type { Preview } from "./use-preview.ts";

const bars = [
  "h-2 [animation-delay:-0.7s]",
  "h-3.5 [animation-delay:-0.3s]",
  "h-2.5 [animation-delay:-0.5s]",
];

/** Three animated bars while something plays. They stand still with reduced motion. */
function LevelMark() {
  return (
    <span aria-hidden="true" className="flex h-3.5 w-3.5 items-center justify-center gap-0.5 text-accent">
      {bars.map((bar) => (
        <span key={bar} className={`w-0.75 animate-level rounded-full bg-current ${bar}`} />
      ))}
    </span>
  );
}

/** Plays or stops the sample of a voice. Disabled while another one plays. */
export function PreviewButton({ voice, preview, onStart, onStop }: PreviewButtonProps) {
  const isOwn = preview.state !== "silent" && preview.voiceId === voice.id;
  const act = isOwn ? "Stop" : "Preview";
  return (
    <button
      type="button"
      aria-label={`${act} ${voice.name}`}
      disabled={preview.state !== "silent" && !isOwn}
      onClick={() => (isOwn ? onStop() : onStart(voice))}
      className={buttonStyle("secondary", "sm", "min-w-22 pointer-coarse:min-w-25")}
    >
      {isOwn ? mark(preview) : <Play aria-hidden="true" size={14} />}
      {act}
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
}
