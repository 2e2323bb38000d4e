import { SlidersHorizontal } from "lucide-react";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { Popover } from "#platform/web/ui/popover.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { Switch } from "#platform/web/ui/switch.tsx";
import { MicrophoneChoice } from "../listening/devices/microphone-choice.tsx";
import { keepsRecordings } from "../recordings/keeps-recordings.ts";
import { VoiceSettingsButton } from "../voice-settings-button.tsx";
import { listeningMode } from "./talk/listening-mode.ts";
import type { Talk } from "./talk/talk.ts";

/** Listening mode, voice and recordings. Stored in this browser. */
export function TalkOptions({ talk, onMicrophone }: TalkOptionsProps) {
  const isKept = keepsRecordings.use();
  return (
    <Popover
      title="Voice options"
      align="end"
      trigger={<IconButton label="Voice options" icon={<SlidersHorizontal aria-hidden="true" size={18} />} />}
    >
      <div className="grid gap-4">
        <div className="grid justify-items-start gap-1.5">
          <p className="text-sm font-medium">How it listens</p>
          <Segmented
            label="How it listens"
            value={listeningMode.use()}
            options={[
              { value: "hands-free", label: "Hands-free" },
              { value: "push-to-talk", label: "Push to talk" },
            ]}
            onChange={(next) => {
              listeningMode.choose(next);
              talk.setMode(next);
            }}
          />
        </div>
        <MicrophoneChoice onChange={onMicrophone} />
        <Switch
          label="Keep recordings of my voice"
          hint="Only you can play the recordings. When off, only the text is kept."
          checked={isKept}
          onChange={(event) => keepsRecordings.choose(event.target.checked)}
        />
        <div className="-ml-3 justify-self-start">
          <VoiceSettingsButton isLabelShown />
        </div>
      </div>
    </Popover>
  );
}

interface TalkOptionsProps {
  talk: Talk;
  /** Another microphone was chosen. */
  onMicrophone: () => void;
}
