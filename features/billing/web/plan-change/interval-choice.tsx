import { useId } from "react";
import type { BillingInterval } from "../../contract/billing-interval.ts";

/** Choice between monthly and yearly payment. */
export function IntervalChoice({ interval, words = english, onChoose }: IntervalChoiceProps) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
      <legend className="mb-1.5 text-sm font-medium">{words.legend}</legend>
      {(["month", "year"] as const).map((value) => (
        <label key={value} className="flex items-center gap-2">
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === interval}
            onChange={() => onChoose(value)}
            className="size-4 accent-accent"
          />
          {words[value]}
        </label>
      ))}
    </fieldset>
  );
}

const english = { legend: "Billed", month: "Monthly", year: "Yearly" };

interface IntervalChoiceProps {
  interval: BillingInterval;
  words?: typeof english;
  onChoose: (interval: BillingInterval) => void;
}
