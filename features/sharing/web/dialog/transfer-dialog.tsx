import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import type { SharedObject } from "../../contract/index.ts";
import { usePeople } from "../api/use-people.ts";
import { sharingTexts } from "../texts/sharing-texts.ts";
import { SubjectField } from "./subject-field.tsx";
import { type SubjectOption, subjectOptions } from "./subject-options.ts";

/** Gives something to another member. */
export function TransferDialog({ object, onClose, onTransfer }: TransferDialogProps) {
  const words = useTexts(sharingTexts);
  const [typed, setTyped] = useState("");
  const [heir, setHeir] = useState<SubjectOption>();
  const people = usePeople(heir ? "" : typed);
  const members = (people.data ?? []).filter(({ isGuest }) => !isGuest);
  const taken = new Set([`user:${object.owner.id}`, "workspace"]);
  const options = subjectOptions({ words, typed, people: members, teams: [], taken });
  const name = object.name || words.shared.untitled;
  return (
    <FormDialog
      title={words.transfer.title(name)}
      description={words.transfer.lead}
      submitLabel={words.transfer.act}
      size="md"
      onClose={onClose}
      onSubmit={() =>
        heir?.subject.type === "user" ? onTransfer(heir.subject.userId, heir.name) : undefined
      }
    >
      {({ isChecked }) => (
        <div className="min-h-64">
          <SubjectField
            label={words.transfer.label}
            typed={typed}
            options={options}
            isFailed={people.isError}
            error={isChecked && !heir ? words.transfer.choose : undefined}
            onType={(text) => {
              setTyped(text);
              setHeir(undefined);
            }}
            onChoose={(option) => {
              setHeir(option);
              setTyped(option.name);
            }}
          />
          <p className="mt-1 text-xs text-ink-2">{words.transfer.unfit}</p>
        </div>
      )}
    </FormDialog>
  );
}

interface TransferDialogProps {
  object: SharedObject;
  onClose: () => void;
  onTransfer: (userId: string, name: string) => Promise<unknown>;
}
