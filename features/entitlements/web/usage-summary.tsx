import { Link } from "react-router";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { formatDay } from "#platform/web/ui/time/format-day.ts";
import { formatAmount } from "./format-amount.ts";
import { summarizeUsage, type UsedAmount } from "./summarize-usage.ts";
import { useUsage } from "./use-usage.ts";

/** What the workspace has used in this period, in three figures. Nothing while nothing was used and nothing is limited. */
export function UsageSummary({ detailsPath }: { detailsPath: string }) {
  const query = useUsage();
  const amounts = query.data && summarizeUsage(query.data);
  if (amounts?.every(({ used, limit }) => used === 0 && limit === null)) return null;
  return (
    <section aria-labelledby="used-title" className="min-w-0">
      <header className="mb-3 flex flex-wrap items-baseline gap-x-2">
        <h2 id="used-title" className="text-base font-semibold">
          Usage
        </h2>
        {query.data && (
          <p className="text-sm text-ink-2">since {formatDay(new Date(query.data.periodStartsAt))}</p>
        )}
        <Link
          to={detailsPath}
          className="hit-area ml-auto rounded-sm text-sm text-ink-2 underline-offset-4 hover:underline"
        >
          Details
        </Link>
      </header>
      <UntilLoaded
        of={query}
        title="The usage could not be loaded"
        waiting={<Skeleton className="h-24 w-full" />}
      />
      {amounts && (
        <dl className="grid grid-cols-3 divide-x divide-line-1 rounded-lg border border-line-1 bg-paper-1">
          {amounts.map((amount) => (
            <Amount key={amount.name} amount={amount} />
          ))}
        </dl>
      )}
    </section>
  );
}

function Amount({ amount }: { amount: UsedAmount }) {
  const { name, unit, used, limit, percent, state } = amount;
  return (
    <div className="flex min-w-0 flex-col gap-0.5 px-3 py-3 sm:px-3.5">
      <dt className="text-xs text-ink-2 sm:text-sm">{name}</dt>
      <dd className="text-base font-semibold text-ink-1 tabular-nums wrap-anywhere sm:text-lg">
        {formatAmount(used, unit)}
      </dd>
      {limit !== null && (
        <dd className={`text-xs tabular-nums ${words[state]}`}>
          of {formatAmount(limit, unit)}
          <span
            aria-hidden="true"
            className="mt-1.5 block h-1 overflow-hidden rounded-full bg-line-1 forced-colors:border"
          >
            <span
              className={`block h-full rounded-full forced-colors:bg-[Highlight] ${bars[state]}`}
              style={{ width: `${percent}%` }}
            />
          </span>
        </dd>
      )}
    </div>
  );
}

const words = { calm: "text-ink-3", near: "text-warn", full: "text-bad" };
const bars = { calm: "bg-accent", near: "bg-warn", full: "bg-bad" };
