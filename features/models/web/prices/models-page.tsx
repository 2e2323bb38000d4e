import { useState } from "react";
import { apiQuery } from "#platform/web/api/client.ts";
import { Page } from "#platform/web/page/page.tsx";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Banner } from "#platform/web/ui/banner.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { Table } from "#platform/web/ui/table.tsx";
import type { PricedModel } from "../../contract/index.ts";
import { describeFreeModels } from "./describe-free-models.ts";
import { modelColumns } from "./model-columns.tsx";
import { PriceDialog } from "./price-dialog.tsx";
import { usePricedModels } from "./use-priced-models.ts";

/** The connected models with their prices, for admins. */
export function ModelsPage() {
  const [open, setOpen] = useState<PricedModel>();
  const models = usePricedModels();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = models;
  const rows = data?.pages.flatMap((page) => page.items) ?? [];
  const { data: config } = apiQuery.useQuery("get", "/api/v1/config");
  const warning = describeFreeModels(rows, config !== undefined && config.billingProvider !== "none");
  return (
    <Page
      title="Models and providers"
      lead="Providers are connected on the command line: npm run admin -- models."
    >
      {warning && (
        <Banner tone="warn" className="mb-6 wrap-anywhere">
          {warning}
        </Banner>
      )}
      <Panel
        title="Prices"
        description="US dollars per million tokens. Budgets use these prices. A model without a price counts as free."
      >
        <UntilLoaded
          of={models}
          title="The models could not be loaded"
          waiting={<Skeleton className="h-24 w-full" />}
        />
        {data && (
          <Table
            caption="Connected models"
            columns={modelColumns(setOpen)}
            rows={rows}
            rowKey={({ id }) => id}
            empty={
              <EmptyState>
                No model is connected. The built-in assistant answers and costs nothing.
              </EmptyState>
            }
          />
        )}
        {hasNextPage && (
          <LoadMore shown={rows.length} isLoading={isFetchingNextPage} onLoad={() => void fetchNextPage()} />
        )}
      </Panel>
      {open && <PriceDialog model={open} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}
