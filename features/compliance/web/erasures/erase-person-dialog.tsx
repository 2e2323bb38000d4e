import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import type { KeptOfPerson } from "../../contract/index.ts";
import { useAddressRule } from "../requests/use-address-rule.ts";
import { KeptList } from "./kept-list.tsx";
import { erasureTexts } from "./texts/erasure-texts.ts";
import { useRequestErasure } from "./use-erasures.ts";

/** Says what will happen and what is kept. The address is typed twice. */
export function ErasePersonDialog({ kept, onClose }: { kept: readonly KeptOfPerson[]; onClose: () => void }) {
  const { dialog: words, kept: keptWords } = useTexts(erasureTexts);
  const request = useRequestErasure();
  const problemOf = useAddressRule();
  const [email, setEmail] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const isSame = email.trim().toLowerCase() === confirmation.trim().toLowerCase();
  const problem = email.trim() === "" ? words.missing : problemOf(email);
  return (
    <FormDialog
      title={words.title}
      description={words.lead}
      size="md"
      variant="danger"
      isReadFirst
      submitLabel={words.submit}
      busyLabel={words.busy}
      onClose={onClose}
      onSubmit={() => (!problem && isSame ? request({ email, confirmation }) : undefined)}
    >
      {({ isChecked }) => (
        <>
          <ul className="list-disc pl-5 text-sm text-ink-2">
            {words.happens.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <details>
            <summary className="cursor-pointer py-1 text-sm text-ink-2">{keptWords.short}</summary>
            <KeptList kept={kept.filter(({ isOfAnonymized }) => !isOfAnonymized)} />
          </details>
          <TextField
            label={words.email}
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            {...(isChecked && problem ? { error: problem } : {})}
          />
          <TextField
            label={words.confirm}
            hint={words.confirmHint}
            type="email"
            autoComplete="off"
            value={confirmation}
            onChange={(event) => setConfirmation(event.target.value)}
            {...(isChecked && !problem && !isSame ? { error: words.different } : {})}
          />
        </>
      )}
    </FormDialog>
  );
}
