import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { formatDay } from "#platform/web/ui/time/format-day.ts";
import { invoiceStatuses } from "../../contract/index.ts";
import { formatCents } from "../plan-change/format-cents.ts";
import { OutsideLink } from "./outside-link.tsx";
import { useWorkspaceInvoices } from "./use-workspace-billing.ts";

/** Invoices of the newest customer, with links to refund at the provider. */
export function AdminInvoices({ workspaceId }: { workspaceId: string }) {
  const query = useWorkspaceInvoices(workspaceId);
  const invoices = query.data?.pages.flatMap(({ items }) => items);
  return (
    <>
      <h3 className="mt-4 text-sm font-semibold">Invoices</h3>
      <UntilLoaded
        of={query}
        title="The invoices could not be loaded"
        waiting={<Skeleton className="h-12 w-full" />}
      />
      {invoices?.length === 0 && <p className="text-sm text-ink-2">No invoices yet.</p>}
      <ul aria-label="Invoices" className="divide-y divide-line-1 empty:hidden">
        {invoices?.map(({ id, number, status, totalCents, currency, createdAt, url, dashboardUrl }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2 text-sm">
            <span>{formatDay(new Date(createdAt))}</span>
            <span className="tabular-nums">{formatCents(totalCents, currency)}</span>
            <span className="text-ink-2">{invoiceStatuses[status].word}</span>
            <span className="font-mono text-xs break-all text-ink-3">{number ?? id}</span>
            {url && (
              <OutsideLink href={url} label={`View invoice ${number ?? id}`}>
                View
              </OutsideLink>
            )}
            {dashboardUrl && (
              <OutsideLink href={dashboardUrl} label={`Refund invoice ${number ?? id} at Stripe`}>
                Refund at Stripe
              </OutsideLink>
            )}
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <LoadMore
          shown={invoices?.length ?? 0}
          isLoading={query.isFetchingNextPage}
          onLoad={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}
