import { useState } from "react";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { findVoice, type VoiceId, voices } from "../contract/voices.ts";
import { useSaveVoice } from "./choice/use-save-voice.ts";
import { useVoiceChoice } from "./choice/use-voice-choice.ts";
import { usePreview } from "./preview/use-preview.ts";
import { VoiceCards } from "./voice-cards.tsx";

/**
 * Chooses the assistant's voice. Reads the saved choice each time, because another tab may have changed it.
 */
export function VoiceDialog({ isOpen, onClose }: VoiceDialogProps) {
  const choice = useVoiceChoice({ isAskedAnew: true });
  const [markedByHand, setMarked] = useState<VoiceId>();
  const { preview, start, stop } = usePreview();
  const save = useSaveVoice();
  const currentId = choice.data;
  const marked = findVoice(markedByHand ?? currentId);

  const close = () => {
    stop();
    onClose();
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      onEscape={preview.state === "silent" ? undefined : stop}
      size="lg"
      title="Voice settings"
      description="These are styles on stock synthetic voices. No one’s voice is imitated, and no one named here endorses them."
      footer={
        <>
          <Button onClick={close} disabled={save.isPending}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={!marked || !currentId || marked.id === currentId}
            busy={save.isPending}
            busyLabel="Saving..."
            onClick={() => marked && save.mutate(marked, { onSuccess: close })}
          >
            Save
          </Button>
        </>
      }
    >
      <UntilLoaded of={choice} title="Failed to load your voice" waiting={<VoiceCardsSkeleton />} />
      {currentId && (
        <VoiceCards
          markedId={markedByHand ?? currentId}
          currentId={currentId}
          onMark={setMarked}
          {...{ preview, start, stop }}
        />
      )}
    </Dialog>
  );
}

interface VoiceDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Placeholders of the cards. */
function VoiceCardsSkeleton() {
  return (
    <div role="status" aria-label="Loading your voice" className="grid gap-2 sm:grid-cols-2">
      {voices.map(({ id }) => (
        <Skeleton key={id} className="h-32 w-full pointer-coarse:h-38 rounded-lg" />
      ))}
    </div>
  );
}
