import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import type { Collection } from "../../contract/index.ts";
import { mostCollectionNameCharacters, mostDescriptionCharacters } from "../../contract/limits.ts";
import { useCollectionActs } from "../api/use-collections.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";

/** Creates a collection, or renames and describes one. */
export function CollectionDialog({ collection, onClose, onCreated }: CollectionDialogProps) {
  const { dialog: words } = useTexts(knowledgeTexts);
  const acts = useCollectionActs();
  const [name, setName] = useState(collection?.name ?? "");
  const [description, setDescription] = useState(collection?.description ?? "");
  const isMissing = name.trim() === "";

  const store = async () => {
    const entered = { name: name.trim(), description: description.trim() };
    if (collection) return acts.change(collection.id, entered);
    onCreated?.(await acts.create(entered.name, entered.description));
  };
  return (
    <FormDialog
      title={collection ? words.edit(collection.name) : words.create}
      {...(!collection && { description: words.createLead })}
      submitLabel={collection ? words.submitEdit : words.submitCreate}
      onClose={onClose}
      onSubmit={() => (isMissing ? undefined : store())}
    >
      {({ isChecked }) => (
        <>
          <TextField
            label={words.name}
            placeholder={words.namePlaceholder}
            autoComplete="off"
            maxLength={mostCollectionNameCharacters}
            value={name}
            {...(isChecked && isMissing && { error: words.needsName })}
            onChange={({ target }) => setName(target.value)}
          />
          <TextArea
            label={words.description}
            hint={words.descriptionHint}
            rows={3}
            maxLength={mostDescriptionCharacters}
            value={description}
            onChange={({ target }) => setDescription(target.value)}
          />
        </>
      )}
    </FormDialog>
  );
}

interface CollectionDialogProps {
  /** Undefined for a new one. */
  collection?: Collection;
  onClose: () => void;
  onCreated?: (collection: Collection) => void;
}
