import { Plus } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { apiQuery } from "#platform/web/api/client.ts";
import { useMay } from "#platform/web/api/use-may.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { useListInAddress } from "#platform/web/page/use-list-in-address.ts";
import { withValue } from "#platform/web/page/with-value.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { BlankSlipDrawing } from "#platform/web/ui/drawings/blank-slip-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { SearchField } from "#platform/web/ui/search-field.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { mostCollectionsAsked } from "../../contract/limits.ts";
import { useCollections } from "../api/use-collections.ts";
import { useKnowledgeChanges } from "../api/use-knowledge-changes.ts";
import { useArea } from "../area.ts";
import { QuestionPanel } from "../lazy-parts.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";
import { CollectionTable } from "./collection-table.tsx";

/** Which collections a list can show, the usual ones first. */
const views = ["all", "own", "shared"] as const;

const CollectionDialog = lazy(async () => ({
  default: (await import("./collection-dialog.tsx")).CollectionDialog,
}));

/** The collections that the person can read. Auditors read none. */
export function CollectionsPage() {
  const words = useTexts(knowledgeTexts);
  const Area = useArea();
  const { data: me } = apiQuery.useQuery("get", "/api/v1/me");
  const seesCollections = useMay("collection.list");
  if (!me || seesCollections) return <Collections />;
  return (
    <Area title={words.title}>
      <EmptyState drawing={<BlankSlipDrawing />}>{words.list.notForYou}</EmptyState>
    </Area>
  );
}

/** Without one, what to begin with. */
function Collections() {
  const words = useTexts(knowledgeTexts);
  const Area = useArea();
  const navigate = useNavigate();
  const { show, search, typed, setShow, setTyped } = useListInAddress(views);
  const [parameters, setParameters] = useSearchParams();
  const [isCreating, setCreating] = useState(false);
  const collections = useCollections(show, search);
  useKnowledgeChanges();
  const mayCreate = useMay("collection.create");
  const wantsNew = parameters.has("new");

  // The palette and the first steps open the dialog by this address.
  useEffect(() => {
    if (!wantsNew) return;
    setCreating(mayCreate);
    if (mayCreate) setParameters((known) => withValue(known, "new", ""), { replace: true });
  }, [wantsNew, mayCreate, setParameters]);

  const found = collections.data?.pages.flatMap(({ items }) => items) ?? [];
  const isFiltered = search !== "" || show !== "all";
  const hasNone = collections.data !== undefined && found.length === 0 && !collections.isPlaceholderData;
  const hasNothing = hasNone && !isFiltered;
  const createButton = mayCreate && (
    <Button variant="primary" icon={<Plus aria-hidden="true" size={16} />} onClick={() => setCreating(true)}>
      {words.create}
    </Button>
  );
  const clear = () => {
    setTyped("");
    setParameters({}, { replace: true });
  };
  return (
    <Area title={words.title} lead={words.lead} actions={!hasNothing && createButton}>
      {!hasNothing && (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
          <SearchField
            label={words.list.search}
            className="w-full sm:w-72"
            maxLength={120}
            value={typed}
            onValueChange={setTyped}
          />
          <Segmented
            label={words.list.which}
            options={views.map((value) => ({ value, label: words.list.shows[value] }))}
            value={show}
            onChange={setShow}
          />
        </div>
      )}
      <UntilLoaded
        of={collections}
        title={words.list.failed}
        waiting={<Skeleton className="h-64 w-full" />}
      />
      {found.length > 0 && (
        <CollectionTable collections={found} isRefreshing={collections.isPlaceholderData} />
      )}
      {collections.hasNextPage && (
        <LoadMore
          shown={found.length}
          isLoading={collections.isFetchingNextPage}
          onLoad={() => void collections.fetchNextPage()}
        />
      )}
      {hasNothing && (
        <EmptyState drawing={<BlankSlipDrawing />} action={createButton}>
          {words.list.empty}
        </EmptyState>
      )}
      {hasNone && isFiltered && (
        <EmptyState action={<Button onClick={clear}>{words.list.clear}</Button>}>
          {search ? words.list.noMatch(search) : nothingIn(show, words.list)}
        </EmptyState>
      )}
      {found.length > 0 && !isFiltered && (
        <Suspense fallback={null}>
          <div className="mt-8">
            <QuestionPanel
              collectionIds={found.slice(0, mostCollectionsAsked).map(({ id }) => id)}
              lead={words.question.leadAll}
            />
          </div>
        </Suspense>
      )}
      <Suspense>
        {isCreating && (
          <CollectionDialog
            onClose={() => setCreating(false)}
            onCreated={({ id }) => void navigate(`/agents/knowledge/${id}`)}
          />
        )}
      </Suspense>
    </Area>
  );
}

function nothingIn(show: string, words: { emptyOwn: string; emptyShared: string }): string {
  return show === "own" ? words.emptyOwn : words.emptyShared;
}
