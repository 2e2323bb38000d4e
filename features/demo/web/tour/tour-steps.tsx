import { Play } from "lucide-react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { demoTexts } from "../texts/demo-texts.ts";

/** Buttons that play the scene and move between scenes. */
export function TourSteps({ isPlayed, isBusy, onPlay, onBack, onNext, onDone }: TourStepsProps) {
  const { tour: words } = useTexts(demoTexts);
  return (
    // In a wide window toasts appear in this corner: it goes above them.
    <div className="flex flex-wrap items-center gap-2 bg-paper-2 lg:sticky lg:bottom-[calc(var(--toasts-room,0px)+0.75rem)]">
      <Button
        data-plays=""
        variant={isPlayed ? "secondary" : "primary"}
        icon={<Play aria-hidden="true" size={14} />}
        busy={isBusy}
        onClick={onPlay}
      >
        {isPlayed ? words.playAgain : words.play}
      </Button>
      <div className="ml-auto flex gap-2">
        <Button disabled={!onBack} onClick={onBack}>
          {words.back}
        </Button>
        <Button variant={isPlayed && onNext ? "primary" : "secondary"} onClick={onNext ?? onDone}>
          {onNext ? words.next : words.done}
        </Button>
      </div>
    </div>
  );
}

interface TourStepsProps {
  isPlayed: boolean;
  isBusy: boolean;
  onPlay: () => void;
  /** Absent at the first scene. */
  onBack: (() => void) | undefined;
  /** Absent at the last scene. */
  onNext: (() => void) | undefined;
  onDone: () => void;
}
