import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { scrimStyle } from "#platform/web/ui/dialog-style.ts";
import { overlayContainer } from "#platform/web/ui/overlay-root.tsx";
import { ConversationList } from "./conversation-list.tsx";

/** The list of conversations over the page, for narrow windows. */
export function ConversationSheet({ openId, isOpen, onClose }: ConversationSheetProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal container={overlayContainer}>
        <Dialog.Backdrop className={scrimStyle} />
        <Dialog.Popup
          data-conversations=""
          className="fixed inset-y-0 left-0 z-50 flex h-dvh w-[min(20rem,calc(100vw-3rem))] flex-col bg-paper-2 text-ink-1 shadow-dialog outline-none transition-[translate] duration-200 ease-settle data-ending-style:-translate-x-full data-ending-style:duration-150 data-starting-style:-translate-x-full"
        >
          <header className="flex h-12 shrink-0 items-center justify-between pr-1 pl-4">
            <Dialog.Title className="text-base font-semibold">Conversations</Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className="grid size-11 place-items-center rounded-md text-ink-2 hover:bg-paper-3"
            >
              <X aria-hidden="true" size={18} />
            </Dialog.Close>
          </header>
          <ConversationList openId={openId} onOpen={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface ConversationSheetProps {
  openId: string | undefined;
  isOpen: boolean;
  onClose: () => void;
}
