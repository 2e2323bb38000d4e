import type { StatusTone } from "#platform/contract/status.ts";
import { Pill } from "#platform/web/ui/pill.tsx";
import { Table } from "#platform/web/ui/table.tsx";
import type { PageVitals } from "../../contract/analytics.ts";
import { formatVital, type VitalName, type VitalRating, vitalNames } from "../../contract/vitals.ts";
import { explainVital } from "./explain-vital.ts";
import { formatCount } from "./format-count.ts";
import { nameOf } from "./name-of.ts";

const tones: Record<VitalRating, StatusTone> = { good: "good", "needs improvement": "warn", poor: "bad" };

/** One measurement of a page with its rating. */
function Measured({ name, page }: { name: VitalName; page: PageVitals }) {
  const vital = page.vitals.find((measured) => measured.name === name);
  if (!vital) return <span className="text-ink-3">–</span>;
  return (
    <Pill tone={tones[vital.rating]}>
      {formatVital(name, vital.p75)}
      <span className="sr-only"> ({vital.rating})</span>
    </Pill>
  );
}

/** A row per page. In narrow windows the measurements are below the page's name. */
export function VitalsTable({ rows, isRefreshing }: VitalsTableProps) {
  return (
    <>
      <Table
        caption="Web vitals by page"
        className="max-sm:hidden"
        rows={rows}
        rowKey={({ route }) => route}
        isRefreshing={isRefreshing}
        columns={[
          {
            key: "page",
            header: "Page",
            className: "min-w-32",
            cell: ({ route }) => <span className="wrap-anywhere">{nameOf("page", route)}</span>,
          },
          ...vitalNames.map((name) => ({
            key: name,
            header: <span title={explainVital(name)}>{name}</span>,
            isNumeric: true,
            cell: (page: PageVitals) => <Measured name={name} page={page} />,
          })),
          {
            key: "samples",
            header: "Measured",
            isNumeric: true,
            cell: ({ samples }) => formatCount(samples),
          },
        ]}
      />
      <ul aria-label="Web vitals by page" aria-busy={isRefreshing} className="grid gap-5 sm:hidden">
        {rows.map((page) => (
          <li key={page.route}>
            <p className="flex items-baseline justify-between gap-3 text-sm">
              <span className="min-w-0 font-medium wrap-anywhere">{nameOf("page", page.route)}</span>
              <span className="shrink-0 text-xs text-ink-3 tabular-nums">
                {formatCount(page.samples)} measured
              </span>
            </p>
            <dl className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-x-3 gap-y-2">
              {page.vitals.map(({ name }) => (
                <div key={name} className="flex flex-col items-start gap-0.5">
                  <dt className="text-xs text-ink-3">{name}</dt>
                  <dd className="text-sm tabular-nums">
                    <Measured name={name} page={page} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

interface VitalsTableProps {
  rows: PageVitals[];
  isRefreshing: boolean;
}
