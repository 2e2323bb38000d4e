import { useTexts } from "#platform/web/language/texts.ts";
import { Select } from "#platform/web/ui/select.tsx";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";

const offered = [null, 1, 24, 168, 720] as const;

type Words = typeof knowledgeTexts extends { read: () => infer Read } ? Read : never;

/** How often an address is read again, in words. */
export function describeInterval(hours: number | null, { documents }: Words): string {
  const { intervals } = documents;
  switch (hours) {
    case null:
      return intervals.never;
    case 1:
      return intervals.hour;
    case 24:
      return intervals.day;
    case 168:
      return intervals.week;
    case 720:
      return intervals.month;
    default:
      return intervals.hours(hours);
  }
}

/** Chooses how often an address is read again, in hours; null: only when asked. */
export function IntervalField({ label, value, onChange }: IntervalFieldProps) {
  const words = useTexts(knowledgeTexts);
  const isOther = !offered.some((hours) => hours === value);
  const options = [...offered, ...(isOther ? [value] : [])];
  return (
    <Select
      label={label}
      options={options.map((hours) => ({ value: String(hours), label: describeInterval(hours, words) }))}
      value={String(value)}
      onChange={(chosen) => onChange(chosen === "null" ? null : Number(chosen))}
    />
  );
}

interface IntervalFieldProps {
  label: string;
  value: number | null;
  onChange: (hours: number | null) => void;
}
