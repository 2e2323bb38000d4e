import { useRef, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import type { GrantShare, SharedObject, ShareRelation } from "../../contract/index.ts";
import { usePeople, useTeams } from "../api/use-people.ts";
import { relationWords } from "../texts/relation-words.ts";
import { sharingTexts } from "../texts/sharing-texts.ts";
import { type EndChoice, endOf, endOptions } from "./end-choice.ts";
import { SubjectField } from "./subject-field.tsx";
import { type SubjectOption, subjectOptions } from "./subject-options.ts";

/** Adds a person, a team or everybody: whom, what they may do, until when. */
export function AddShare({ object, taken, onShare, onDone }: AddShareProps) {
  const words = useTexts(sharingTexts);
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<SubjectOption>();
  const [relation, setRelation] = useState<ShareRelation>(object.relations[0] ?? "viewer");
  const [end, setEnd] = useState<EndChoice>("never");
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const people = usePeople(chosen ? "" : typed);
  const teams = useTeams(chosen ? "" : typed);
  const ownerKey = `user:${object.owner.id}`;
  const options = subjectOptions({
    ...{ words, typed, people: people.data ?? [], teams: teams.data ?? [] },
    taken: new Set([...taken, ownerKey]),
  });
  const relations = relationWords(words, object.noun);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);

  const share = async () => {
    if (!chosen) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onShare({ subject: chosen.subject, relation, expiresAt: endOf(end) });
      onDone(words.add.done(chosen.name));
      setChosen(undefined);
      setTyped("");
      // Whoever went on meanwhile stays where they are.
      const isHere = form.current?.contains(document.activeElement);
      if (isHere) field.current?.focus();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      ref={form}
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void share();
      }}
    >
      <SubjectField
        label={words.add.label}
        typed={typed}
        options={options}
        isFailed={people.isError || teams.isError}
        inputRef={field}
        onType={(text) => {
          setTyped(text);
          setChosen(undefined);
        }}
        onChoose={(option) => {
          setChosen(option);
          setTyped(option.name);
        }}
      />
      {chosen && (
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label={words.add.relation}
            className="min-w-36 flex-1"
            options={object.relations.map((value) => ({ value, label: relations[value] }))}
            value={relation}
            onChange={setRelation}
          />
          <Select
            label={words.end.label}
            className="min-w-32 flex-1"
            options={endOptions(words)}
            value={end}
            onChange={(value) => value !== "as it is" && setEnd(value)}
          />
          <Button type="submit" variant="primary" busy={isBusy}>
            {words.add.submit}
          </Button>
        </div>
      )}
      {failure !== undefined && <Banner tone="bad">{describeError(failure)}</Banner>}
    </form>
  );
}

interface AddShareProps {
  object: SharedObject;
  /** Keys of those who have it. */
  taken: readonly string[];
  onShare: (body: GrantShare) => Promise<unknown>;
  onDone: (said: string) => void;
}
