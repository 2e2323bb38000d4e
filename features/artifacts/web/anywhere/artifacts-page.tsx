import { useTexts } from "#platform/web/language/texts.ts";
import { Page } from "#platform/web/page/page.tsx";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { useListInAddress } from "#platform/web/page/use-list-in-address.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { BlankSlipDrawing } from "#platform/web/ui/drawings/blank-slip-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { SearchField } from "#platform/web/ui/search-field.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { mostTitleCharacters } from "../../contract/index.ts";
import { useArtifactChanges } from "../api/use-artifact-changes.ts";
import { shownArtifacts, useArtifactsAnywhere } from "../api/use-artifacts-anywhere.ts";
import { artifactTexts } from "../texts/artifact-texts.ts";
import { ArtifactTable } from "./artifact-table.tsx";

/** The artifacts of all conversations that the person may open, and those of theirs that were deleted within a day. */
export function ArtifactsPage() {
  const { anywhere: words, more } = useTexts(artifactTexts);
  const { show, search, typed, setTyped, setShow, clear } = useListInAddress(shownArtifacts);
  const artifacts = useArtifactsAnywhere(show, search);
  useArtifactChanges();

  const found = artifacts.data?.pages.flatMap(({ items }) => items) ?? [];
  const hasNone = artifacts.data !== undefined && found.length === 0 && !artifacts.isPlaceholderData;
  return (
    <Page title={words.title} lead={words.lead}>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <SearchField
          label={words.search}
          className="w-full sm:w-72"
          maxLength={mostTitleCharacters}
          value={typed}
          onValueChange={setTyped}
        />
        <Segmented
          label={words.which}
          options={shownArtifacts.map((value) => ({ value, label: words.shows[value] }))}
          value={show}
          onChange={setShow}
        />
      </div>
      <UntilLoaded of={artifacts} title={words.failed} waiting={<Skeleton className="h-64 w-full" />} />
      {found.length > 0 && (
        <ArtifactTable artifacts={found} show={show} isRefreshing={artifacts.isPlaceholderData} />
      )}
      {artifacts.hasNextPage && (
        <div className="flex justify-center py-4">
          <Button
            size="sm"
            busy={artifacts.isFetchingNextPage}
            onClick={() => void artifacts.fetchNextPage()}
          >
            {more}
          </Button>
        </div>
      )}
      {hasNone && search !== "" && (
        <EmptyState action={<Button onClick={clear}>{words.clear}</Button>}>
          {words.noMatch(search)}
        </EmptyState>
      )}
      {hasNone && search === "" && show === "deleted" && <EmptyState>{words.noneDeleted}</EmptyState>}
      {hasNone && search === "" && show === "all" && (
        <EmptyState
          drawing={<BlankSlipDrawing />}
          action={
            <LinkButton to="/chat" variant="primary">
              {words.toConversations}
            </LinkButton>
          }
        >
          {words.none}
        </EmptyState>
      )}
    </Page>
  );
}
