import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { apiQuery } from "#platform/web/api/client.ts";
import { LanguageSwitch } from "#platform/web/language/language-switch.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { DataFlowView } from "./data-flow-view.tsx";
import { FeaturesView } from "./features-view.tsx";
import { diagramTexts } from "./texts/diagram-texts.ts";
import { wordDiagram } from "./word-diagram.ts";

/** How the product works and where data goes, drawn from the parts and settings of this installation. */
export function DiagramPage() {
  const words = useTexts(diagramTexts);
  const [search, setSearch] = useSearchParams();
  const view = search.get("view") === "features" ? "features" : "data";
  const diagram = apiQuery.useQuery("get", "/api/v1/diagram");
  const worded = useMemo(() => diagram.data && wordDiagram(diagram.data, words), [diagram.data, words]);
  const show = (next: "data" | "features") => {
    setSearch(next === "data" ? {} : { view: next }, { replace: true, preventScrollReset: true });
  };
  const views = (
    <Segmented
      label={words.view}
      value={view}
      onChange={show}
      options={[
        { value: "data", label: words.data },
        { value: "features", label: words.features },
      ]}
    />
  );
  return (
    <div className="mx-auto w-full max-w-page page-gutter pt-10 pb-24 md:pt-14">
      <LanguageSwitch className="-ml-2 mb-4" />
      <header className="mb-6 max-w-prose">
        <h1 className="font-serif text-4xl font-medium">{words.title}</h1>
        <p className="mt-3 text-md text-ink-2">{words.lead}</p>
      </header>
      {!diagram.data && !diagram.error && <Skeleton className="h-96 w-full" />}
      {diagram.error && (
        <ErrorState
          title={words.failed}
          onRetry={() => void diagram.refetch()}
          isRetrying={diagram.isFetching}
        />
      )}
      {worded && view === "data" && <DataFlowView views={views} {...worded.data} />}
      {worded && view === "features" && <FeaturesView views={views} {...worded.features} />}
    </div>
  );
}
