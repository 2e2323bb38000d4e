import { sharedTexts } from "#platform/web/language/shared-texts/shared-texts.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { classNames } from "#platform/web/ui/class-names.ts";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { TornEdge } from "#platform/web/ui/torn-edge.tsx";
import { formatPrice } from "../plans/plan.ts";
import type { Offer } from "./load-offer.ts";
import { trialTexts } from "./texts/trial-texts.ts";

/** The offer as a receipt, before the person agrees. */
export function OfferSlip({ offer }: { offer: Offer | undefined }) {
  const { offer: words } = useTexts(trialTexts);
  const { plan, price } = offer ?? {};
  const hasTrial = plan && plan.trialDays > 0;
  return (
    <div className="relative mb-3 font-mono text-xs leading-5 tabular-nums">
      <dl className="rounded-t-lg border border-b-0 border-line-2 bg-paper-1 px-4 pt-3 pb-2">
        <Line label={words.plan} value={plan?.name} />
        <Line label={words.trial} value={plan && (hasTrial ? words.days(plan.trialDays) : words.used)} />
        <Line
          label={hasTrial ? words.later : words.price}
          value={price && words.a[price.interval](price.text)}
        />
        <Line label={words.dueToday} value={price && (hasTrial ? formatPrice(0) : price.text)} isTotal />
      </dl>
      <TornEdge />
    </div>
  );
}

function Line({ label, value, isTotal = false }: { label: string; value?: string; isTotal?: boolean }) {
  const { loading } = useTexts(sharedTexts);
  return (
    <div
      className={classNames(
        "flex items-center justify-between gap-4",
        isTotal && "mt-2 border-t border-dashed border-line-2 pt-2",
      )}
    >
      <dt className="text-ink-3">{label}</dt>
      <dd className={isTotal ? "font-medium text-ink-1" : "text-ink-1"}>
        {value ?? (
          <>
            <span className="sr-only">{loading}</span>
            <Skeleton className="h-3 w-20" />
          </>
        )}
      </dd>
    </div>
  );
}
