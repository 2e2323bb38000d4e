import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { Popover } from "#platform/web/ui/popover.tsx";
import { Spinner } from "#platform/web/ui/spinner.tsx";
import { MicrophoneChoice } from "../listening/devices/microphone-choice.tsx";
import { LevelMeter } from "../listening/level-meter.tsx";
import type { Activity } from "./hearing.ts";

/** The dictation's activity and level. A press shows details and choices. */
export function DictationStatus({ activity, level, where, onDeviceChange }: DictationStatusProps) {
  return (
    <>
      <span role="status" className="sr-only">
        {/* Who speaks knows that they do, and wants no voice to come between. */}
        {activity && words[activity === "speaking" ? "listening" : activity]}
      </span>
      {activity && (
        <Popover
          align="end"
          title="Dictation"
          trigger={
            <button
              type="button"
              aria-label={`${words[activity]}: microphone settings`}
              className={buttonStyle("ghost", "sm", "gap-2! px-1.5! font-normal!")}
            >
              {activity === "opening" || activity === "writing" ? (
                <Spinner sizePx={14} />
              ) : (
                level !== undefined && <LevelMeter level={level} />
              )}
              <span aria-hidden="true" className="max-sm:max-w-20 max-sm:truncate">
                {words[activity]}
              </span>
            </button>
          }
        >
          <div className="grid gap-3 text-sm text-ink-2">
            <p>{where}</p>
            {onDeviceChange && <MicrophoneChoice onChange={onDeviceChange} />}
          </div>
        </Popover>
      )}
    </>
  );
}

const words: Record<Activity, string> = {
  opening: "Opening the microphone",
  listening: "Listening",
  speaking: "Hearing you",
  writing: "Transcribing",
};

interface DictationStatusProps {
  activity: Activity | undefined;
  /** Undefined where the level is unknown. */
  level: number | undefined;
  /** Where speech is sent. */
  where: string;
  onDeviceChange: (() => void) | undefined;
}
