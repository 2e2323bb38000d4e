import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { KnowledgeDocument } from "../../contract/index.ts";
import type { DocumentActs } from "../api/use-document-acts.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";
import { EditTextDialog } from "./edit-text-dialog.tsx";
import { IntervalDialog } from "./interval-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";

export type DocumentDialog = "rename" | "interval" | "edit" | "delete";

/** The dialogs of a document. */
export function DocumentDialogs({ document, dialog, acts, onClose, onDeleted }: DocumentDialogsProps) {
  const { documents: words } = useTexts(knowledgeTexts);
  const { id, title } = document;
  const remove = async () => {
    try {
      await acts.delete(id);
      notify({ type: "success", title: words.done.removed(title), duration: 4000 });
      onDeleted?.();
    } catch (error) {
      notify({ type: "error", title: words.notDone, message: describeError(error) });
    }
  };
  switch (dialog) {
    case "rename":
      return <RenameDialog {...{ document, acts, onClose }} />;
    case "interval":
      return <IntervalDialog {...{ document, acts, onClose }} />;
    case "edit":
      return <EditTextDialog {...{ document, acts, onClose }} />;
    case "delete":
      return (
        <ConfirmDialog
          isOpen
          title={words.remove.title(title)}
          confirmLabel={words.remove.submit}
          onClose={onClose}
          onConfirm={remove}
        >
          {words.remove.text}
        </ConfirmDialog>
      );
  }
}

interface DocumentDialogsProps {
  document: KnowledgeDocument;
  dialog: DocumentDialog;
  acts: DocumentActs;
  onClose: () => void;
  onDeleted: (() => void) | undefined;
}
