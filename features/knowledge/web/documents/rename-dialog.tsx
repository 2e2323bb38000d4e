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
  const [title, setTitle] = useState(document.title);
  const [folder, setFolder] = useState(document.folder);
  const isMissing = title.trim() === "";
  return (
    <FormDialog
      title={words.title(document.title)}
      submitLabel={words.submit}
      onClose={onClose}
      onSubmit={() =>
        isMissing ? undefined : acts.change(document.id, { title: title.trim(), folder: folder.trim() })
      }
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

interface RenameDialogProps {
  document: KnowledgeDocument;
  acts: DocumentActs;
  onClose: () => void;
}
