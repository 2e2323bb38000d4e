import { useId } from "react";
import { Pill } from "#platform/web/ui/pill.tsx";
import type { BillingInterval } from "../../contract/billing-interval.ts";
import type { Plan } from "../plans/plan.ts";
import { priceOf } from "../plans/price-of.ts";

/** Choice of a plan. */
export function PlanChoice({ plans, interval, currentName, chosenId, onChoose }: PlanChoiceProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium">Plan</legend>
      {plans.map((plan) => (
        <label
          key={plan.id}
          className="relative flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line-2 bg-paper-1 py-2.5 pr-3.5 pl-10 transition-colors hover:border-line-3 has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={plan.id}
            checked={plan.id === chosenId}
            onChange={() => onChoose(plan)}
            className="absolute top-1/2 left-3.5 size-4 -translate-y-1/2 accent-accent"
          />
          <span className="flex flex-col items-start gap-1 font-medium sm:flex-row sm:items-center sm:gap-3">
            {plan.name}
            {plan.name === currentName && <Pill tone="neutral">Your plan</Pill>}
          </span>
          <span className="ml-auto text-sm text-ink-2 tabular-nums">
            {priceOf(plan, interval).text} a {priceOf(plan, interval).interval}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface PlanChoiceProps {
  plans: readonly Plan[];
  /** The shown price, where a plan has it. */
  interval: BillingInterval;
  currentName: string | undefined;
  chosenId: string | undefined;
  onChoose: (plan: Plan) => void;
}
