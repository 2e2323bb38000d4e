import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import type { Message } from "../../contract/index.ts";

/** Switches between the versions of a message. Empty when there is only one. */
export function BranchSwitch({ message, isBusy, onShow }: BranchSwitchProps) {
  const { siblingIds, id } = message;
  if (siblingIds.length < 2) return null;
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

interface BranchSwitchProps {
  message: Message;
  isBusy: boolean;
  onShow: (messageId: string) => void;
}
