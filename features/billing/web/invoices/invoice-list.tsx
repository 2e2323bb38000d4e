import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { formatDay } from "#platform/web/ui/time/format-day.ts";
import { invoiceStatuses } from "../../contract/index.ts";
import { formatCents } from "../plan-change/format-cents.ts";

/** The workspace's invoices, newest first. */
export function InvoiceList() {
  const query = useInfiniteQuery({
    queryKey: ["billing", "invoices"],
    queryFn: async ({ pageParam, signal }) => {
      const cursor = pageParam ? { cursor: pageParam } : {};
      const { data } = await api.GET("/api/v1/billing/invoices", {
        params: { query: { limit: 12, ...cursor } },
        signal,
      });
      return data ?? { items: [], nextCursor: null };
    },
    // The server already retried the provider.
    retry: false,
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const invoices = query.data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="invoices" className="mt-5 border-t border-line-1 pt-4">
      <h3 id="invoices" className="mb-2 text-sm font-semibold">
        Invoices
      </h3>
      <UntilLoaded
        of={query}
        title="Failed to load invoices"
        waiting={<Skeleton className="h-16 w-full" />}
      />
      {invoices?.length === 0 && <p className="text-sm text-ink-2">No invoices yet.</p>}
      {invoices && invoices.length > 0 && (
        <ul className="divide-y divide-line-1">
          {invoices.map((invoice) => (
            <li key={invoice.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
              <span className="min-w-32">{formatDay(new Date(invoice.createdAt))}</span>
              <span className="font-mono text-xs text-ink-2">{invoice.number}</span>
              <span className="tabular-nums">{formatCents(invoice.totalCents, invoice.currency)}</span>
              <Status look={invoiceStatuses[invoice.status]} />
              <span className="ml-auto flex gap-4">
                <Document href={invoice.url} label="View" invoice={invoice.number} />
                <Document href={invoice.pdfUrl} label="PDF" invoice={invoice.number} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <LoadMore
          shown={invoices?.length ?? 0}
          isLoading={query.isFetchingNextPage}
          onLoad={() => void query.fetchNextPage()}
        />
      )}
    </section>
  );
}

/** Opens in a new tab: it is a page of the payment service. */
function Document({ href, label, invoice }: { href: string | null; label: string; invoice: string | null }) {
  if (!href) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={`${label} of invoice ${invoice ?? ""}, in a new tab`}
      className="hit-area underline underline-offset-4 hover:text-accent"
    >
      {label}
    </a>
  );
}
