import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { usePeople } from "../api/use-people.ts";
import { sharingTexts } from "../texts/sharing-texts.ts";
import { SubjectField } from "./subject-field.tsx";
import { subjectOptions } from "./subject-options.ts";

export interface NewOwner {
  userId: string;
  name: string;
}

/** Finds somebody who can be given something of the caller's. The server says who that is. */
export function NewOwnerField({ isMissing, onChoose }: NewOwnerFieldProps) {
  const words = useTexts(sharingTexts);
  const [typed, setTyped] = useState("");
  const [isChosen, setChosen] = useState(false);
  const people = usePeople(isChosen ? "" : typed, "own");
  const taken = new Set(["workspace"]);
  return (
    <div>
      <SubjectField
        label={words.transfer.label}
        placeholder={words.transfer.placeholder}
        typed={typed}
        options={subjectOptions({ words, typed, people: people.data ?? [], teams: [], taken })}
        isFailed={people.isError}
        error={isMissing ? words.transfer.choose : undefined}
        onType={(text) => {
          setTyped(text);
          setChosen(false);
          onChoose(undefined);
        }}
        onChoose={({ subject, name }) => {
          if (subject.type !== "user") return;
          setTyped(name);
          setChosen(true);
          onChoose({ userId: subject.userId, name });
        }}
      />
      <p className="mt-1 text-xs text-ink-2">{words.transfer.unfit}</p>
    </div>
  );
}

interface NewOwnerFieldProps {
  /** The form was submitted without anybody chosen. */
  isMissing: boolean;
  /** Undefined while it is typed. */
  onChoose: (newOwner: NewOwner | undefined) => void;
}
