import { useState } from "react";
import { Checkbox } from "#platform/web/ui/checkbox.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import type { ContentKind } from "../../contract/content/content-kind.ts";

export interface PublishChoice {
  note: string;
  needsAcceptance: boolean;
}

/** The dialog for publishing: the note, and whether acceptance is required. */
export function PublishDialog({ kind, onClose, onPublish }: PublishDialogProps) {
  const [choice, setChoice] = useState<PublishChoice>({ note: "", needsAcceptance: false });
  const isAccepted = kind === "legal.terms" || kind === "legal.privacy";
  return (
    <FormDialog
      size="md"
      title="Publish this version"
      description="Everyone sees it within seconds. You can restore earlier versions."
      submitLabel="Publish"
      busyLabel="Publishing..."
      onClose={onClose}
      onSubmit={() => onPublish(choice)}
    >
      {() => (
        <>
          <TextArea
            label="Note"
            hint="For other admins: what changed, and why."
            maxLength={500}
            value={choice.note}
            onChange={(event) => setChoice({ ...choice, note: event.target.value })}
          />
          {isAccepted && (
            <Checkbox
              label="Require acceptance again"
              hint="Everyone who accepted an older version is asked after signing in."
              checked={choice.needsAcceptance}
              onChange={(event) => setChoice({ ...choice, needsAcceptance: event.target.checked })}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

interface PublishDialogProps {
  kind: ContentKind;
  onClose: () => void;
  /** Rejects when the version was not published. */
  onPublish: (choice: PublishChoice) => Promise<void>;
}
