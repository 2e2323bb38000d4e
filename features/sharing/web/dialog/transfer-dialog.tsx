import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import type { SharedObject } from "../../contract/index.ts";
import { sharingTexts } from "../texts/sharing-texts.ts";
import { type NewOwner, NewOwnerField } from "./new-owner-field.tsx";

/** Gives something to another member. */
export function TransferDialog({ object, onClose, onTransfer }: TransferDialogProps) {
  const words = useTexts(sharingTexts);
  const [newOwner, setNewOwner] = useState<NewOwner>();
  const name = object.name || words.shared.untitled;
  return (
    <FormDialog
      title={words.transfer.title(name)}
      description={words.transfer.lead}
      submitLabel={words.transfer.act}
      size="md"
      onClose={onClose}
      onSubmit={() => (newOwner ? onTransfer(newOwner.userId, newOwner.name) : undefined)}
    >
      {({ isChecked }) => (
        <div className="min-h-64">
          <NewOwnerField isMissing={isChecked && !newOwner} onChoose={setNewOwner} />
        </div>
      )}
    </FormDialog>
  );
}

interface TransferDialogProps {
  object: SharedObject;
  onClose: () => void;
  onTransfer: (userId: string, name: string) => Promise<unknown>;
}
