import { useTexts } from "#platform/web/language/texts.ts";
import { Select } from "#platform/web/ui/select.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { ActorKind, EventOutcome, type LogScope } from "../../../contract/index.ts";
import { complianceTexts } from "../../texts/compliance-texts.ts";
import { useActs } from "../use-acts.ts";
import { useLogRights } from "../use-log.ts";
import { ActFields } from "./act-fields.tsx";
import { dayOf, endOfDay, startOfDay } from "./days.ts";
import type { FilterName, Written } from "./log-filter.ts";

/** The filters that are chosen from a list: who, how, what, with what outcome, and when. */
export function ChoiceFields({ scope, written, isChecked, onChange }: ChoiceFieldsProps) {
  const texts = useTexts(complianceTexts);
  const words = texts.filter;
  const acts = useActs();
  const { people = [] } = useLogRights().data ?? {};
  const set = (name: FilterName) => (value: string) => onChange({ ...written, [name]: value });
  return (
    <>
      {scope === "workspace" && people.length > 0 && (
        <Select
          label={words.who}
          options={[
            { value: "", label: words.anybody },
            ...people.map(({ id, name }) => ({ value: id, label: name || id })),
          ]}
          value={written.who ?? ""}
          onChange={set("who")}
        />
      )}
      <Select
        label={words.kind}
        options={[
          { value: "", label: words.any },
          ...ActorKind.options.map((value) => ({ value, label: texts.kinds[value] })),
        ]}
        value={written.kind ?? ""}
        onChange={set("kind")}
      />
      {acts && <ActFields acts={acts} value={written.act ?? ""} onChange={set("act")} />}
      <Select
        label={words.outcome}
        options={[
          { value: "", label: words.any },
          ...EventOutcome.options.map((value) => ({ value, label: texts.outcomes[value] })),
        ]}
        value={written.outcome ?? ""}
        onChange={set("outcome")}
      />
      <TextField
        label={words.from}
        type="date"
        value={dayOf(written.from)}
        onChange={(event) => set("from")(startOfDay(event.target.value))}
      />
      <TextField
        label={words.to}
        type="date"
        value={dayOf(written.to)}
        onChange={(event) => set("to")(endOfDay(event.target.value))}
        {...(isChecked && endsEarly(written) ? { error: words.wrongPeriod } : {})}
      />
    </>
  );
}

/** Whether the period ends before it begins. */
export function endsEarly({ from, to }: Written): boolean {
  return Boolean(from && to && to < from);
}

interface ChoiceFieldsProps {
  scope: LogScope;
  written: Written;
  /** Whether faults are shown. */
  isChecked: boolean;
  onChange: (written: Written) => void;
}
