import type { LandingPage } from "../../../contract/landing-page.ts";
import { MetricsCard } from "../metrics/metrics-card.tsx";

/** The aims of customers' projects, and apart from them what this installation counts. */
export function StatsBand({ page }: { page: LandingPage }) {
  const { stats, metrics } = page.content;
  const { labels, publishableKey } = page;
  return (
    <div className="mx-auto grid w-full max-w-page items-stretch gap-x-16 gap-y-8 page-gutter py-8 md:py-14 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,0.95fr)]">
      <section aria-labelledby="stats-heading" className="flex flex-col justify-between gap-6">
        <h2 id="stats-heading" className="font-serif text-2xl font-medium">
          {stats.heading}
        </h2>
        <dl className="grid grid-cols-3 gap-4 sm:gap-8">
          {stats.items.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-l border-line-2 pl-3 sm:pl-4"
            >
              <dt className="text-xs text-ink-2 sm:text-base">{label}</dt>
              <dd className="font-serif text-xl font-medium tracking-[-0.02em] whitespace-nowrap tabular-nums sm:text-3xl">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <p className="max-w-prose text-xs text-ink-3">{stats.footnote}</p>
      </section>
      <div className="min-w-0 border-line-1 max-lg:border-t max-lg:pt-8 lg:border-l lg:pl-16">
        <MetricsCard words={metrics} labels={labels} publishableKey={publishableKey} />
      </div>
    </div>
  );
}
