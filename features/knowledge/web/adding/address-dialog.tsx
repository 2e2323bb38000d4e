import { useState } from "react";
import { ApiError, describeError } from "#platform/web/api/api-error.ts";
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
  const isMissing = !isWebAddress(address.trim());

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
      describeFailure={(failure) => known(failure, words.known) ?? describeError(failure)}
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

/** What the server takes. A name and a password in it would be kept in the clear. */
function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === "" && password === "";
}

/** The title of the document that has this address, in a sentence. Undefined for other failures. */
function known(failure: Error, say: (title: string) => string): string | undefined {
  if (!(failure instanceof ApiError) || failure.code !== "document.address_taken") return undefined;
  const { title } = failure.details;
  return say(typeof title === "string" ? title : "");
}
