import { useTexts } from "#platform/web/language/texts.ts";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { IntervalChoice } from "../plan-change/interval-choice.tsx";
import { useSubscription } from "../subscription/use-subscription.ts";
import { choosePlan } from "./choose-plan.ts";
import { PlanCard } from "./plan-card.tsx";
import { trialTexts } from "./texts/trial-texts.ts";
import type { Trial } from "./use-trial.ts";

/** The first step of people with an account: the plans side by side. Choosing one opens its checkout. */
export function PlanStep({ trial }: { trial: Trial }) {
  const { plans: words } = useTexts(trialTexts);
  const { subscription } = useSubscription();
  const { plans, choice, state } = trial;
  // The server gives a workspace one trial.
  const hadTrial = subscription?.status !== undefined;
  const wanted = plans && choosePlan(plans, choice.planId);

  if (!plans) return state.failure ? null : <Skeleton className="h-56 w-full" />;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-2">
        {words.forAccount} <span className="break-words text-ink-1">{state.email}</span>
      </p>
      {plans.some(({ yearly }) => yearly !== undefined) && (
        <IntervalChoice
          words={words.interval}
          interval={choice.interval}
          onChoose={(interval) => trial.choose({ ...choice, interval })}
        />
      )}
      <ul className="grid gap-3 sm:auto-cols-fr sm:grid-flow-col">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            interval={choice.interval}
            isPresent={plan.name === subscription?.tier}
            isWanted={plan === wanted}
            hasTrial={!hadTrial && plan.trialDays > 0}
            isBusy={state.isBusy && plan === wanted}
            isBlocked={state.isBusy || state.failure !== undefined}
            onChoose={() => trial.begin({ planId: plan.id, interval: choice.interval })}
          />
        ))}
      </ul>
      <p className="text-xs text-ink-3">{hadTrial ? words.promise : words.trialPromise}</p>
    </div>
  );
}
