import { SectionPage } from "#platform/web/page/section-page.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { Switch } from "#platform/web/ui/switch.tsx";
import { listeningMode } from "../conversation/talk/listening-mode.ts";
import { MicrophoneChoice } from "../listening/devices/microphone-choice.tsx";
import { speakingSpeed, speakingSpeeds } from "../reading/speaking-speed.ts";
import { keepsRecordings } from "../recordings/keeps-recordings.ts";
import { OwnVoice } from "./own-voice.tsx";

/** The voice section of the settings. */
export function VoiceSettingsPage() {
  const isKept = keepsRecordings.use();
  return (
    <SectionPage title="Voice" lead="How the assistant speaks, and how it listens to you.">
      <OwnVoice />
      <Panel title="Reading aloud" description="Saved in this browser.">
        <Segmented
          label="Speed"
          value={String(speakingSpeed.use())}
          options={speakingSpeeds.map((speed) => ({ value: String(speed), label: `${speed}×` }))}
          onChange={(value) => speakingSpeed.choose(speakingSpeeds.find((it) => String(it) === value) ?? 1)}
        />
      </Panel>
      <Panel title="Listening" description="Saved in this browser.">
        <div className="grid max-w-[24rem] justify-items-start gap-4">
          <Segmented
            label="How it listens"
            value={listeningMode.use()}
            options={[
              { value: "hands-free", label: "Hands-free" },
              { value: "push-to-talk", label: "Push to talk" },
            ]}
            onChange={listeningMode.choose}
          />
          <div className="w-full">
            <MicrophoneChoice />
          </div>
          <Switch
            label="Keep recordings of my voice"
            hint="Only you can play the recordings. When off, only the text is kept."
            checked={isKept}
            onChange={(event) => keepsRecordings.choose(event.target.checked)}
          />
        </div>
      </Panel>
    </SectionPage>
  );
}
