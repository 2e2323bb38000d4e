import { Segmented } from "#platform/web/ui/segmented.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { type Length, lengths, type useDays } from "./use-days.ts";

/** Chooses the last days, or any days by date. */
export function PeriodChoice({ choice }: { choice: ReturnType<typeof useDays> }) {
  const { days, today, length, choose, chooseLength } = choice;
  const options = lengths.map((value) => ({ value, label: `${value} days` }));
  const date = (name: "from" | "to", label: string) => (
    <TextField
      label={label}
      labelHidden
      type="date"
      max={today}
      value={days[name]}
      onChange={({ target }) => target.value && choose({ ...days, [name]: target.value })}
    />
  );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Segmented<Length | "">
        label="Period"
        options={options}
        value={length ?? ""}
        onChange={(value) => value && chooseLength(value)}
      />
      <div className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        {date("from", "First day")}
        <span aria-hidden="true">to</span>
        {date("to", "Last day")}
      </div>
    </div>
  );
}
