import { useId } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Pill } from "#platform/web/ui/pill.tsx";
import type { BillingInterval } from "../../contract/billing-interval.ts";
import type { Plan } from "../plans/plan.ts";
import { priceOf } from "../plans/price-of.ts";
import { trialTexts } from "./texts/trial-texts.ts";

/** One plan with its price and the button that chooses it. */
export function PlanCard({ plan, interval, isPresent, isWanted, hasTrial, ...act }: PlanCardProps) {
  const { plans: words, offer, email } = useTexts(trialTexts);
  const price = priceOf(plan, interval);
  const nameId = useId();
  return (
    <li
      aria-labelledby={nameId}
      className="flex flex-col rounded-lg border border-line-2 bg-paper-1 px-4 pt-3.5 pb-4 text-sm"
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <h3 id={nameId} className="text-base font-semibold">
          {plan.name}
        </h3>
        {isPresent && <Pill tone="accent">{words.present}</Pill>}
      </div>
      <p className="mt-1 flex-1 text-ink-2">{plan.description}</p>
      <p className="mt-3 text-base font-medium text-ink-1 tabular-nums">
        {offer.a[price.interval](price.text)}
      </p>
      <p className="mb-4 min-h-5 text-xs text-ink-3">{hasTrial && words.trial(plan.trialDays)}</p>
      {price.priceId === undefined ? (
        <p className="text-xs text-ink-2">{email.notSold}</p>
      ) : (
        <Button
          variant={isWanted ? "primary" : "secondary"}
          disabled={act.isBlocked && !act.isBusy}
          busy={act.isBusy}
          busyLabel={email.busy}
          onClick={act.onChoose}
        >
          {words.choose(plan.name)}
        </Button>
      )}
    </li>
  );
}

interface PlanCardProps {
  plan: Plan;
  interval: BillingInterval;
  /** The workspace is on it now. */
  isPresent: boolean;
  /** The plan that was asked for. */
  isWanted: boolean;
  hasTrial: boolean;
  isBusy: boolean;
  isBlocked: boolean;
  onChoose: () => void;
}
