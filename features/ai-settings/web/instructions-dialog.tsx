import { useState } from "react";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import { type InstructionVersion, maxInstructionCharacters } from "../contract/index.ts";
import { InstructionsText } from "./instructions-text.tsx";
import type { Scope } from "./scope.ts";
import { useChangeInstructions } from "./use-ai-settings.ts";

/** Writes a new version of the instructions. */
export function InstructionsDialog({ scope, current, onClose }: InstructionsDialogProps) {
  const { mutateAsync: change } = useChangeInstructions(scope);
  const [opened] = useState(current);
  const [text, setText] = useState(opened?.text ?? "");
  // After the refusal, the other version is shown. Saving again replaces it on purpose.
  const [isWarned, setIsWarned] = useState(false);
  const others = isWarned && current?.number !== opened?.number ? current : undefined;
  const problem = problemOf(text, (others ?? opened)?.text ?? "");
  const save = () => change({ text, basedOn: (isWarned ? current : opened)?.number ?? 0 });
  return (
    <FormDialog
      size="lg"
      title={opened?.text ? "Edit instructions" : "Write instructions"}
      description={`For ${scope.audience}, from the next question on. Answers that are being written keep the present version.`}
      submitLabel="Save"
      onClose={onClose}
      onSubmit={() =>
        problem
          ? undefined
          : save().catch((failure) => {
              setIsWarned(true);
              throw failure;
            })
      }
    >
      {({ isChecked }) => (
        <>
          <TextArea
            label="Instructions"
            rows={8}
            maxRows={16}
            value={text}
            hint={`${count(text.length)} of ${count(maxInstructionCharacters)} characters. They are sent with every question, so short ones cost less. Leave it empty for none.`}
            {...(isChecked && problem ? { error: problem } : {})}
            onChange={(event) => setText(event.target.value)}
          />
          {others && (
            <div>
              <h3 className="mb-1.5 text-sm font-medium">{`Version ${others.number}, in force now`}</h3>
              <InstructionsText text={others.text} />
            </div>
          )}
        </>
      )}
    </FormDialog>
  );
}

interface InstructionsDialogProps {
  scope: Scope;
  current: InstructionVersion | undefined;
  onClose: () => void;
}

function problemOf(text: string, before: string): string | undefined {
  if (text.trim().length > maxInstructionCharacters)
    return `Shorten the text to ${count(maxInstructionCharacters)} characters.`;
  if (text.trim() === before) return "Change the text, or cancel.";
  return undefined;
}

function count(characters: number): string {
  return characters.toLocaleString("en-US");
}
