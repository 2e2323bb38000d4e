import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { Tooltip } from "#platform/web/ui/tooltip.tsx";
import { type SpeakingSpeed, speakingSpeeds } from "./speaking-speed.ts";

/** Shows the speed. Each press selects the next one, cyclically. */
export function SpeedButton({ speed, onChange }: SpeedButtonProps) {
  const next = speakingSpeeds[(speakingSpeeds.indexOf(speed) + 1) % speakingSpeeds.length] ?? 1;
  return (
    <Tooltip label={`Speed: ${next} times next`}>
      <button
        type="button"
        aria-label={`Speed ${speed} times`}
        onClick={() => onChange(next)}
        className={buttonStyle("ghost", "sm", "h-7! min-w-11 px-1! font-mono pointer-coarse:h-11!")}
      >
        {speed}×
      </button>
    </Tooltip>
  );
}

interface SpeedButtonProps {
  speed: SpeakingSpeed;
  onChange: (speed: SpeakingSpeed) => void;
}
