import { Lock } from "lucide-react";
import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import type { SharedRef } from "../../contract/index.ts";
import { shareCalls } from "../api/share-calls.ts";
import { sharingTexts } from "../texts/sharing-texts.ts";

/** On the page of what one may not open: asks its owner. The answer is the same whether it exists or not. */
export function AskAccess(of: SharedRef) {
  const { ask: words } = useTexts(sharingTexts);
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const [note, setNote] = useState("");
  if (isSent)
    return (
      <p role="status" className="text-sm text-ink-2">
        {words.sent}
      </p>
    );
  return (
    <>
      <Button icon={<Lock aria-hidden="true" size={16} />} onClick={() => setOpen(true)}>
        {words.act}
      </Button>
      {isOpen && (
        <FormDialog
          title={words.title}
          description={words.lead}
          submitLabel={words.submit}
          onClose={() => setOpen(false)}
          onSubmit={() => shareCalls.ask(of, note).then(() => setSent(true))}
        >
          {() => (
            <TextArea
              label={words.note}
              hint={words.noteHint}
              rows={3}
              maxLength={500}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </FormDialog>
      )}
    </>
  );
}
