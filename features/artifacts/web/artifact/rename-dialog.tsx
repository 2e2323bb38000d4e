import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { type Artifact, mostTitleCharacters } from "../../contract/index.ts";
import type { ArtifactActs } from "../api/use-artifact-acts.ts";
import { artifactTexts } from "../texts/artifact-texts.ts";

export function RenameDialog({ artifact, acts, onClose }: RenameDialogProps) {
  const words = useTexts(artifactTexts);
  const [title, setTitle] = useState(artifact.title);
  return (
    <FormDialog
      title={words.rename}
      submitLabel={words.rename}
      canSubmit={title.trim() !== ""}
      onClose={onClose}
      onSubmit={() => acts.rename(artifact.id, title.trim())}
    >
      {() => (
        <TextField
          label={words.name}
          autoComplete="off"
          maxLength={mostTitleCharacters}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      )}
    </FormDialog>
  );
}

interface RenameDialogProps {
  artifact: Artifact;
  acts: ArtifactActs;
  onClose: () => void;
}
