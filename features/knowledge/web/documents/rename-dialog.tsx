import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import type { KnowledgeDocument } from "../../contract/index.ts";
import { mostFolderCharacters, mostTitleCharacters } from "../../contract/limits.ts";
import type { DocumentActs } from "../api/use-document-acts.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";

/** Changes the title of a document, and the folder that it is in. */
export function RenameDialog({ document, acts, onClose }: RenameDialogProps) {
  const { rename: words } = useTexts(knowledgeTexts).documents;
  const [before] = useState({ title: document.title, folder: document.folder });
  const [title, setTitle] = useState(before.title);
  const [folder, setFolder] = useState(before.folder);
  const isMissing = title.trim() === "";
  return (
    <FormDialog
      title={words.title(document.title)}
      submitLabel={words.submit}
      onClose={onClose}
      onSubmit={() => (isMissing ? undefined : acts.change(document.id, changed({ title, folder }, before)))}
    >
      {({ isChecked }) => (
        <>
          <TextField
            label={words.name}
            autoComplete="off"
            maxLength={mostTitleCharacters}
            value={title}
            {...(isChecked && isMissing && { error: words.needsName })}
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

/** What is as it was is not sent: somebody else may change it meanwhile. */
function changed(typed: { title: string; folder: string }, before: { title: string; folder: string }) {
  const [title, folder] = [typed.title.trim(), typed.folder.trim()];
  return { ...(title !== before.title && { title }), ...(folder !== before.folder && { folder }) };
}

interface RenameDialogProps {
  document: KnowledgeDocument;
  acts: DocumentActs;
  onClose: () => void;
}
