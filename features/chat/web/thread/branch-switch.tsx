import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import type { Message } from "../../contract/index.ts";

/** Switches between the versions of a message. Empty when there is only one. */
export function BranchSwitch({ message, isBusy, onShow }: BranchSwitchProps) {
  const { siblingIds, id } = message;
  if (!hasVersions(message)) return null;
  const place = siblingIds.indexOf(id);
  const show = (index: number) => {
    const sibling = siblingIds[index];
    if (sibling) onShow(sibling);
  };
  return (
    <span className="flex items-center text-xs text-ink-3 tabular-nums">
      <IconButton
        label="Previous version"
        size="sm"
        icon={<ChevronLeft aria-hidden="true" size={16} />}
        disabled={place <= 0 || isBusy}
        onClick={() => show(place - 1)}
      />
      <span className="min-w-7 text-center">
        <span className="sr-only">Version </span>
        {place + 1}/{siblingIds.length}
      </span>
      <IconButton
        label="Next version"
        size="sm"
        icon={<ChevronRight aria-hidden="true" size={16} />}
        disabled={place >= siblingIds.length - 1 || isBusy}
        onClick={() => show(place + 1)}
      />
    </span>
  );
}

/** Whether a message has other versions. Nobody looks for them, so their switch is always visible. */
export function hasVersions({ siblingIds }: Pick<Message, "siblingIds">): boolean {
  return siblingIds.length > 1;
}

interface BranchSwitchProps {
  message: Message;
  isBusy: boolean;
  onShow: (messageId: string) => void;
}
