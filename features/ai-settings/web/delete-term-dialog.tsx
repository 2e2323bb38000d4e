import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import type { OwnTerm } from "../contract/index.ts";
import { useDeleteOwnTerm } from "./use-redaction.ts";

/** Asks before an own term is deleted, since providers then see it. */
export function DeleteTermDialog({ term, onClose }: { term: OwnTerm; onClose: () => void }) {
  const { mutateAsync: remove } = useDeleteOwnTerm();
  return (
    <FormDialog
      title="Delete this rule?"
      submitLabel="Delete"
      variant="danger"
      onClose={onClose}
      onSubmit={() => remove(term.id)}
    >
      {() => (
        <p className="text-sm wrap-anywhere">
          From the next message on, providers see <span className="font-medium">{term.text}</span> as it is.
        </p>
      )}
    </FormDialog>
  );
}
