import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";

/** Asks before a finished file is removed, which nobody can bring back. */
export function RemoveFileDialog({ name, words, onConfirm, onClose }: RemoveFileDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={words.removeTitle(name)}
      confirmLabel={words.removeFile}
      onConfirm={onConfirm}
    >
      {words.removeText}
    </ConfirmDialog>
  );
}

interface RemoveFileDialogProps {
  name: string;
  words: { removeTitle: (name: string) => string; removeText: string; removeFile: string };
  onConfirm: () => Promise<void>;
  onClose: () => void;
}
