import { useEffect, useId, useRef } from "react";
import { type VoiceId, voices } from "../contract/voices.ts";
import { PreviewButton } from "./preview/preview-button.tsx";
import type { usePreview } from "./preview/use-preview.ts";
import { VoiceCard } from "./voice-card.tsx";

/** The ten voices, one of them selected. Focuses the selected one once loaded. */
export function VoiceCards({ markedId, currentId, onMark, preview, start, stop }: VoiceCardsProps) {
  const groupName = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.querySelector<HTMLElement>("input:checked")?.focus(), []);
  return (
    <fieldset ref={group} className="grid gap-2 sm:grid-cols-2">
      <legend className="sr-only">Voice</legend>
      {voices.map((voice) => (
        <VoiceCard
          key={voice.id}
          voice={voice}
          groupName={groupName}
          isMarked={voice.id === markedId}
          isCurrent={voice.id === currentId}
          onMark={() => onMark(voice.id)}
        >
          <PreviewButton voice={voice} preview={preview} onStart={start} onStop={stop} />
        </VoiceCard>
      ))}
    </fieldset>
  );
}

interface VoiceCardsProps extends ReturnType<typeof usePreview> {
  markedId: VoiceId;
  currentId: VoiceId;
  onMark: (id: VoiceId) => void;
}
