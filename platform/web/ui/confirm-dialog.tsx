import { AlertDialog } from "@base-ui/react/alert-dialog";
import { type ReactNode, useRef, useState } from "react";
import { sharedTexts } from "../language/shared-texts/shared-texts.ts";
import { useTexts } from "../language/texts.ts";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { dialogPopupStyle, scrimStyle } from "./dialog-style.ts";
import { overlayContainer } from "./overlay-root.tsx";

/** Confirms an irreversible act. The focus starts on cancel. */
export function ConfirmDialog({
  isOpen,
  onClose,
  onConfirm,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = "danger",
}: ConfirmDialogProps) {
  const words = useTexts(sharedTexts);
  const cancel = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);

  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } finally {
      setBusy(false);
    }
  };

  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(next) => !next && !isBusy && onClose()}>
      <AlertDialog.Portal container={overlayContainer}>
        <AlertDialog.Backdrop className={scrimStyle} />
        <AlertDialog.Popup initialFocus={cancel} className={classNames(dialogPopupStyle, "p-5 sm:max-w-md")}>
          <AlertDialog.Title className="text-lg font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />} className="mt-1 text-ink-2">
            {children}
          </AlertDialog.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Button ref={cancel} onClick={onClose} disabled={isBusy}>
              {cancelLabel ?? words.cancel}
            </Button>
            <Button variant={tone === "danger" ? "danger-solid" : tone} busy={isBusy} onClick={confirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The dialog stays open and busy until this settles. It stays open on failure. */
  onConfirm: () => void | Promise<void>;
  title: string;
  /** What will be deleted and what stays. */
  children: ReactNode;
  /** The verb itself: "Delete conversation", never "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: "danger" | "primary" | "brass";
}
