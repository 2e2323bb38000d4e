import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { AdminFrame } from "#features/admin/web/index.tsx";
import { apiQuery } from "#platform/web/api/client.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { ModelProvider } from "../../contract/index.ts";
import { LastCallsPanel } from "../calls/last-calls-panel.tsx";
import { OffersPanel } from "../connecting/offers-panel.tsx";
import { useProviders } from "../connecting/use-providers.ts";
import { FallbackPanel } from "../order/fallback-panel.tsx";
import { describeFreeModels } from "../prices/describe-free-models.ts";
import { PurposesPanel } from "../purposes/purposes-panel.tsx";
import { ProviderPanel } from "./provider-panel.tsx";
import { useConnectedModels } from "./use-connected-models.ts";

const ConnectDialog = lazy(async () => ({
  default: (await import("../connecting/connect-dialog.tsx")).ConnectDialog,
}));
const ChooseModelsDialog = lazy(async () => ({
  default: (await import("../connecting/choose-models-dialog.tsx")).ChooseModelsDialog,
}));

/** Providers and their models, for admins of the installation. */
export function ModelsPage() {
  const [isConnecting, setConnecting] = useState(false);
  const [choosingFor, setChoosingFor] = useState<ModelProvider>();
  const providers = useProviders();
  const models = useConnectedModels();
  const { data: config } = apiQuery.useQuery("get", "/api/v1/config");
  const rows = models.data?.pages.flatMap((page) => page.items) ?? [];
  const found = providers.data?.pages.flatMap((page) => page.items) ?? [];
  const isLoaded = models.data !== undefined && providers.data !== undefined;
  const warning = describeFreeModels(rows, config !== undefined && config.billingProvider !== "none");
  const connectButton = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" size={16} />}
      onClick={() => setConnecting(true)}
    >
      Connect a provider
    </Button>
  );
  const more = providers.hasNextPage ? providers : models.hasNextPage ? models : undefined;
  return (
    <AdminFrame
      title="Models and providers"
      lead="Who answers, what it costs, and what happens when a model fails."
      actions={found.length > 0 && connectButton}
    >
      <div className="grid grid-cols-1 gap-5">
        {warning && (
          <Banner tone="warn" className="wrap-anywhere">
            {warning}
          </Banner>
        )}
        <UntilLoaded
          of={models.data === undefined ? models : providers}
          title="The models could not be loaded"
          waiting={<Skeleton className="h-64 w-full" />}
        />
        {isLoaded && found.length === 0 && (
          <Panel title="Providers">
            <EmptyState action={connectButton}>
              No model is connected. The <span className="whitespace-nowrap">built-in</span> assistant answers
              and costs nothing.
            </EmptyState>
          </Panel>
        )}
        <OffersPanel onConnected={setChoosingFor} />
        {isLoaded &&
          found.map((provider) => (
            <ProviderPanel
              key={provider.id}
              provider={provider}
              models={rows.filter(({ providerId }) => providerId === provider.id)}
              onAddModels={() => setChoosingFor(provider)}
            />
          ))}
        {more && (
          <LoadMore
            shown={rows.length}
            isLoading={more.isFetchingNextPage}
            onLoad={() => void more.fetchNextPage()}
          />
        )}
        {rows.some(({ isEnabled }) => isEnabled) && (
          <>
            <PurposesPanel models={rows} />
            <FallbackPanel models={rows} />
          </>
        )}
        {isLoaded && found.length > 0 && <LastCallsPanel />}
      </div>
      <Suspense>
        {isConnecting && <ConnectDialog onClose={() => setConnecting(false)} onConnected={setChoosingFor} />}
        {choosingFor && (
          <ChooseModelsDialog provider={choosingFor} onClose={() => setChoosingFor(undefined)} />
        )}
      </Suspense>
    </AdminFrame>
  );
}
