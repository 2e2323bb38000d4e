import { type FormEvent, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Pill } from "#platform/web/ui/pill.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { PricedPlan } from "../../contract/admin/priced-plan.ts";
import { formatCents } from "../plan-change/format-cents.ts";
import { readAmount } from "./read-amount.ts";
import { useSetYearlyPrice } from "./use-priced-plans.ts";

/** The yearly price of a plan. Keeps the input after a refusal. */
export function YearlyPriceForm({ plan }: { plan: PricedPlan }) {
  const { id, name, currency, monthlyCents, yearlyCents, isDoubtful } = plan;
  const [typed, setTyped] = useState(yearlyCents === null ? "" : (yearlyCents / 100).toFixed(2));
  const set = useSetYearlyPrice(id);
  const cents = readAmount(typed);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (cents === undefined || cents === yearlyCents) return;
    const sold = cents === null ? "monthly only" : `for ${formatCents(cents, currency)} a year`;
    // The form remounts with the new price, so the message must not depend on this instance.
    set.mutateAsync(cents).then(
      () => {
        const message = `${name} is now sold ${sold}.`;
        notify({ type: "success", title: "Saved", message, duration: 5000 });
      },
      () => undefined,
    );
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      {set.error && <Banner tone="bad">{describeError(set.error)}</Banner>}
      {isDoubtful && <Pill tone="bad">Not for sale: the provider charges a different price</Pill>}
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="w-64">
          <TextField
            label={`${name}, in ${currency.toUpperCase()} a year`}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            hint={`Twelve months cost ${formatCents(monthlyCents * 12, currency)}.`}
            error={cents === undefined ? "Enter an amount such as 299.00, or leave it empty." : undefined}
          />
        </div>
        <Button
          type="submit"
          className="mt-6"
          busy={set.isPending}
          busyLabel="Saving..."
          disabled={cents === undefined || cents === yearlyCents}
        >
          Save<span className="sr-only"> the price of {name}</span>
        </Button>
      </div>
    </form>
  );
}
