import { useSearchParams } from "react-router";
import { apiQuery } from "#platform/web/api/client.ts";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { DataFlowView } from "./data-flow-view.tsx";
import { FeaturesView } from "./features-view.tsx";

/** How the product works and where data goes, drawn from the parts and settings of this installation. */
export function DiagramPage() {
  const [search, setSearch] = useSearchParams();
  const view = search.get("view") === "features" ? "features" : "data";
  const diagram = apiQuery.useQuery("get", "/api/v1/diagram");
  const show = (next: "data" | "features") => {
    setSearch(next === "data" ? {} : { view: next }, { replace: true, preventScrollReset: true });
  };
  const views = (
    <Segmented
      label="View"
      value={view}
      onChange={show}
      options={[
        { value: "data", label: "Where data goes" },
        { value: "features", label: "What it is made of" },
      ]}
    />
  );
  return (
    <div className="mx-auto w-full max-w-page page-gutter pt-10 pb-24 md:pt-14">
      <header className="mb-6 max-w-prose">
        <h1 className="font-serif text-4xl font-medium">How it works</h1>
        <p className="mt-3 text-md text-ink-2">
          Drawn from this installation as it is now: its features, its settings, and what is connected to it.
        </p>
      </header>
      {!diagram.data && !diagram.error && <Skeleton className="h-96 w-full" />}
      {diagram.error && (
        <ErrorState
          title="The picture could not be loaded"
          onRetry={() => void diagram.refetch()}
          isRetrying={diagram.isFetching}
        />
      )}
      {diagram.data && view === "data" && <DataFlowView views={views} {...diagram.data.data} />}
      {diagram.data && view === "features" && <FeaturesView views={views} {...diagram.data.features} />}
    </div>
  );
}
