import { Play } from "lucide-react";
import { Button } from "#platform/web/ui/button.tsx";

/** Plays the scene, and leads from one to the other. */
export function TourSteps({ isPlayed, isBusy, onPlay, onBack, onNext, onDone }: TourStepsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant={isPlayed ? "secondary" : "primary"}
        icon={<Play aria-hidden="true" size={14} />}
        busy={isBusy}
        onClick={onPlay}
      >
        {isPlayed ? "Play again" : "Play this scene"}
      </Button>
      <div className="ml-auto flex gap-2">
        <Button disabled={!onBack} onClick={onBack}>
          Back
        </Button>
        <Button variant={isPlayed && onNext ? "primary" : "secondary"} onClick={onNext ?? onDone}>
          {onNext ? "Next" : "Done"}
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
  /** Absent at the last one. */
  onNext: (() => void) | undefined;
  onDone: () => void;
}
