import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { mostAddressCharacters, mostFolderCharacters, mostTitleCharacters } from "../../contract/limits.ts";
import { useDocumentActs } from "../api/use-document-acts.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";
import { IntervalField } from "./interval-field.tsx";

/** Adds a web page, and says how often it is read again. */
export function AddressDialog({ collectionId, onClose }: { collectionId: string; onClose: () => void }) {
  const { web: words } = useTexts(knowledgeTexts).adding;
  const acts = useDocumentActs();
  const [address, setAddress] = useState("");
  const [title, setTitle] = useState("");
  const [folder, setFolder] = useState("");
  const [refreshHours, setRefreshHours] = useState<number | null>(null);
  const isMissing = !/^https?:\/\/\S+$/.test(address.trim());

  const add = () =>
    acts.addAddress(collectionId, {
      ...{ address: address.trim(), folder: folder.trim(), refreshHours },
      ...(title.trim() && { title: title.trim() }),
    });
  return (
    <FormDialog
      title={words.title}
      description={words.lead}
      submitLabel={words.submit}
      onClose={onClose}
      onSubmit={() => (isMissing ? undefined : add())}
    >
      {({ isChecked }) => (
        <>
          <TextField
            label={words.address}
            type="url"
            inputMode="url"
            placeholder="https://www.example.com/handbook"
            autoComplete="off"
            spellCheck={false}
            maxLength={mostAddressCharacters}
            value={address}
            {...(isChecked && isMissing && { error: words.needsAddress })}
            onChange={({ target }) => setAddress(target.value)}
          />
          <IntervalField label={words.interval} value={refreshHours} onChange={setRefreshHours} />
          <TextField
            label={words.name}
            hint={words.nameHint}
            autoComplete="off"
            maxLength={mostTitleCharacters}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
          <TextField
            label={words.folder}
            hint={words.folderHint}
            autoComplete="off"
            maxLength={mostFolderCharacters}
            value={folder}
            onChange={({ target }) => setFolder(target.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
