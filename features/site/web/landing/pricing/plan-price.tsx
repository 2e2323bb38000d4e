import { formatPrice } from "../../../contract/list-prices.ts";
import type { PlanColumnProps } from "./pricing-props.ts";

/** The monthly price and, if any, the yearly price of a plan. A script shows the chosen one. */
export function PlanPrice({ plan, words, language }: Pick<PlanColumnProps, "plan" | "words" | "language">) {
  const { monthlyCents, yearlyCents, currency } = plan;
  const hasYearly = yearlyCents !== undefined;
  return (
    <>
      <p data-period={hasYearly ? "month" : undefined} className={line}>
        <span className={amount}>{formatPrice(monthlyCents, currency, language)}</span>
        <span className="text-sm text-ink-2">{words.perMonth}</span>
      </p>
      {hasYearly && (
        <p data-period="year" hidden className={line}>
          <span className={amount}>{formatPrice(yearlyCents, currency, language)}</span>
          <span className="text-sm text-ink-2">{words.perYear}</span>
        </p>
      )}
    </>
  );
}

const line = "mt-5 flex items-baseline gap-2";
const amount = "font-serif text-4xl font-medium tabular-nums";
