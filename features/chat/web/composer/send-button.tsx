import { ArrowUp, Square } from "lucide-react";
import { IconButton } from "#platform/web/ui/icon-button.tsx";

/** Sends a message. While an answer is being written it is the stop button. */
export function SendButton({ isAnswering, isBusy, isDisabled, onSend, onStop }: SendButtonProps) {
  if (isAnswering) {
    return (
      <IconButton
        label="Stop"
        keys={["Esc"]}
        variant="secondary"
        busy={isBusy}
        icon={<Square aria-hidden="true" size={14} fill="currentColor" />}
        onClick={onStop}
      />
    );
  }
  return (
    <IconButton
      label="Send"
      keys={["↵"]}
      variant="primary"
      busy={isBusy}
      disabled={isDisabled}
      icon={<ArrowUp aria-hidden="true" size={18} />}
      onClick={onSend}
    />
  );
}

interface SendButtonProps {
  isAnswering: boolean;
  isBusy: boolean;
  isDisabled: boolean;
  onSend: () => void;
  onStop: () => void;
}
