import type { PricingProps } from "./pricing-props.ts";

/** Switches between monthly and yearly prices. */
export function PeriodChoice({ label, words }: { label: string; words: PricingProps["words"] }) {
  const choices = [
    { period: "month", name: words.monthly },
    { period: "year", name: words.yearly },
  ];
  return (
    <fieldset className="mb-6 inline-flex rounded-lg border border-line-2 p-0.5">
      <legend className="sr-only">{label}</legend>
      {choices.map(({ period, name }) => (
        <button
          key={period}
          type="button"
          data-period-choice={period}
          aria-pressed={period === "month"}
          className="h-8 rounded-md px-4 text-sm text-ink-2 hover:text-ink-1 aria-pressed:bg-paper-3 aria-pressed:font-medium aria-pressed:text-ink-1 pointer-coarse:h-11"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
