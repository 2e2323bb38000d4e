import { useId } from "react";
import type { BillingInterval } from "../../contract/billing-interval.ts";

/** Choice between monthly and yearly payment. */
export function IntervalChoice({ interval, onChoose }: IntervalChoiceProps) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
      <legend className="mb-1.5 text-sm font-medium">Paid</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className="flex items-center gap-2">
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === interval}
            onChange={() => onChoose(value)}
            className="size-4 accent-accent"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

const choices = [
  { value: "month", label: "By the month" },
  { value: "year", label: "By the year" },
] as const;

interface IntervalChoiceProps {
  interval: BillingInterval;
  onChoose: (interval: BillingInterval) => void;
}
