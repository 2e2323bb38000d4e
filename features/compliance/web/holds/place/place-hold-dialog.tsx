import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { mostHoldNameCharacters, mostHoldReasonCharacters } from "../../../contract/index.ts";
import { holdsTexts } from "../texts/holds-texts.ts";
import { useHoldActs } from "../use-holds.ts";
import type { Choices } from "./choices.ts";
import { foreignLine } from "./foreign-line.ts";
import { SubjectFields } from "./subject-fields.tsx";
import { TimeFields } from "./time-fields.tsx";
import { emptyHold, type HoldProblem, holdOf, problemsOf } from "./written-hold.ts";

/** Asks what is to be kept, and why. */
export function PlaceHoldDialog({ choices, onClose }: { choices: Choices; onClose: () => void }) {
  const { dialog: words } = useTexts(holdsTexts);
  const { place } = useHoldActs();
  const [written, setWritten] = useState(emptyHold);
  const found = problemsOf(written, new Date());
  const [foreign, setForeign] = useState<string>();
  const submit = async () => {
    await place(holdOf(written)).catch((error: unknown) => {
      setForeign(foreignLine(written.conversations, error));
      throw error;
    });
    notify({ type: "success", title: words.done(written.name.trim()), duration: 4_000 });
  };
  return (
    <FormDialog
      title={words.title}
      size="md"
      submitLabel={words.submit}
      onClose={onClose}
      onSubmit={() => (found.size > 0 ? undefined : submit())}
    >
      {({ isChecked }) => {
        const problems: ReadonlySet<HoldProblem> = isChecked ? found : new Set();
        return (
          <div className="grid grid-cols-1 gap-4">
            <TextField
              label={words.name}
              hint={words.nameHint}
              maxLength={mostHoldNameCharacters}
              value={written.name}
              onChange={(event) => setWritten({ ...written, name: event.target.value })}
              {...(problems.has("needsName") ? { error: words.needsName } : {})}
            />
            <TextArea
              label={words.reason}
              hint={words.reasonHint}
              rows={2}
              maxLength={mostHoldReasonCharacters}
              value={written.reason}
              onChange={(event) => setWritten({ ...written, reason: event.target.value })}
              {...(problems.has("needsReason") ? { error: words.needsReason } : {})}
            />
            <SubjectFields
              {...{ written, choices, problems, foreign }}
              onChange={(changed) => {
                setForeign(undefined);
                setWritten(changed);
              }}
            />
            <TimeFields {...{ written, problems }} onChange={setWritten} />
          </div>
        );
      }}
    </FormDialog>
  );
}
