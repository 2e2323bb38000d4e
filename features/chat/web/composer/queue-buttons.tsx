import { ArrowUp, CornerUpLeft } from "lucide-react";
import { IconButton } from "#platform/web/ui/icon-button.tsx";

/** While an answer is being written: sends a message after it, or says it into the answer. */
export function QueueButtons({ isDisabled, onQueue, onSteer }: QueueButtonsProps) {
  return (
    <>
      {onSteer && (
        <IconButton
          label="Steer: the answer reads it before its next step"
          keys={["Ctrl", "↵"]}
          disabled={isDisabled}
          icon={<CornerUpLeft aria-hidden="true" size={18} />}
          onClick={onSteer}
        />
      )}
      <IconButton
        label="Queue: send it when the answer is done"
        keys={["↵"]}
        variant="primary"
        disabled={isDisabled}
        icon={<ArrowUp aria-hidden="true" size={18} />}
        onClick={onQueue}
      />
    </>
  );
}

interface QueueButtonsProps {
  isDisabled: boolean;
  onQueue: () => void;
  /** Undefined while nothing can be said into the answer. */
  onSteer: (() => void) | undefined;
}
