import { useTexts } from "#platform/web/language/texts.ts";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { holdsTexts } from "../texts/holds-texts.ts";
import type { HoldProblem, WrittenHold } from "./written-hold.ts";

/** From when and until when what is kept was made, and when the hold ends by itself. */
export function TimeFields({ written, problems, onChange }: TimeFieldsProps) {
  const { dialog: words } = useTexts(holdsTexts);
  const field = (name: "from" | "until" | "ends") => ({
    type: "date",
    value: written[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...written, [name]: event.target.value }),
  });
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <TextField label={words.from} hint={words.periodHint} {...field("from")} />
        <TextField
          label={words.until}
          {...field("until")}
          {...(problems.has("wrongPeriod") ? { error: words.wrongPeriod } : {})}
        />
      </div>
      <TextField
        label={words.ends}
        hint={words.endsHint}
        {...field("ends")}
        {...(problems.has("past") ? { error: words.past } : {})}
      />
    </>
  );
}

interface TimeFieldsProps {
  written: WrittenHold;
  problems: ReadonlySet<HoldProblem>;
  onChange: (written: WrittenHold) => void;
}
