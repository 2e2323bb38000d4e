import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { findVoice } from "../../contract/voices.ts";
import { useVoiceChoice } from "../choice/use-voice-choice.ts";
import { PreviewButton } from "../preview/preview-button.tsx";
import { usePreview } from "../preview/use-preview.ts";
import { useVoiceDialog } from "../use-voice-dialog.tsx";

/** The chosen voice, its sample, and the way to another one. */
export function OwnVoice() {
  const choice = useVoiceChoice();
  const voice = findVoice(choice.data);
  const { preview, start, stop } = usePreview();
  const { open, dialog } = useVoiceDialog();
  return (
    <Panel title="The assistant's voice" description="The same on all your devices.">
      <UntilLoaded
        of={choice}
        title="Failed to load your voice"
        waiting={<Skeleton className="h-12 w-full" />}
      />
      {voice && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <p className="font-medium">{voice.name}</p>
            <p className="text-sm text-ink-2">{voice.description}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <PreviewButton voice={voice} preview={preview} onStart={start} onStop={stop} />
            <Button size="sm" aria-haspopup="dialog" onClick={open}>
              Choose another voice
            </Button>
          </div>
        </div>
      )}
      {dialog}
    </Panel>
  );
}
