import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Collection } from "../../contract/index.ts";
import { useCollectionActs } from "../api/use-collections.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";

/** Deletes a collection, and names first what goes with it. */
export function DeleteCollectionDialog({ collection, onClose, onDeleted }: DeleteCollectionDialogProps) {
  const { collection: words } = useTexts(knowledgeTexts);
  const acts = useCollectionActs();
  const { id, name, documents, passageCount } = collection;
  const remove = async () => {
    try {
      await acts.delete(id);
      onDeleted();
    } catch (error) {
      notify({ type: "error", title: words.notRemoved, message: describeError(error) });
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={words.removeTitle(name)}
      confirmLabel={words.removeSubmit}
      onClose={onClose}
      onConfirm={remove}
    >
      <p>
        {documents.total === 0
          ? words.removeEmpty
          : words.removeText(documents.total, words.passages(passageCount))}
      </p>
      {documents.total > 0 && <p className="mt-2">{words.removeStays}</p>}
    </ConfirmDialog>
  );
}

interface DeleteCollectionDialogProps {
  collection: Collection;
  onClose: () => void;
  onDeleted: () => void;
}
