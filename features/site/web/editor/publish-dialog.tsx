import { type FormEvent, useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { Checkbox } from "#platform/web/ui/checkbox.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import type { ContentKind } from "../../contract/content/content-kind.ts";

export interface PublishChoice {
  note: string;
  needsAcceptance: boolean;
}

/** The dialog for publishing: the note, and whether acceptance is required. */
export function PublishDialog({ kind, isOpen, onClose, onPublish }: PublishDialogProps) {
  const [choice, setChoice] = useState<PublishChoice>({ note: "", needsAcceptance: false });
  const [isBusy, setBusy] = useState(false);
  const isAccepted = kind === "legal.terms" || kind === "legal.privacy";

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    await onPublish(choice);
    setBusy(false);
    setChoice({ note: "", needsAcceptance: false });
    onClose();
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Publish this version"
      description="Everyone sees it within seconds. The version before is kept and can be restored."
    >
      <form onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextArea
          label="Note"
          hint="For other admins: what changed, and why."
          maxLength={500}
          value={choice.note}
          disabled={isBusy}
          onChange={(event) => setChoice({ ...choice, note: event.target.value })}
        />
        {isAccepted && (
          <Checkbox
            label="Needs to be accepted again"
            hint="Everyone who accepted an older version is asked after signing in."
            checked={choice.needsAcceptance}
            disabled={isBusy}
            onChange={(event) => setChoice({ ...choice, needsAcceptance: event.target.checked })}
          />
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Publishing...">
            Publish
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface PublishDialogProps {
  kind: ContentKind;
  isOpen: boolean;
  onClose: () => void;
  onPublish: (choice: PublishChoice) => Promise<void>;
}
