import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { QuietDeskDrawing } from "#platform/web/ui/drawings/quiet-desk-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { ShareWay, ShareWithMe } from "../../contract/index.ts";
import { formatDay } from "../dialog/format-day.ts";
import type { english } from "../texts/english.ts";
import { relationWords } from "../texts/relation-words.ts";
import { sharingTexts } from "../texts/sharing-texts.ts";
import { SharedRow } from "./shared-row.tsx";
import { useSharedWithMe } from "./use-shared-lists.ts";

/** What colleagues share with me: whose, what I may do, why, until when. */
export function SharedWithMe({ noun }: { noun: string | undefined }) {
  const words = useTexts(sharingTexts);
  const list = useSharedWithMe(noun);
  const found = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <UntilLoaded of={list} title={words.shared.failed} waiting={<Skeleton className="h-40 w-full" />} />
      {list.data && found.length === 0 && !list.hasNextPage && (
        <EmptyState drawing={<QuietDeskDrawing />}>{words.shared.emptyWithMe}</EmptyState>
      )}
      <ul aria-label={words.shared.tabs.withMe} className="divide-y divide-line-1 text-sm empty:hidden">
        {found.map((item) => (
          <SharedRow key={`${item.noun}:${item.id}`} {...item}>
            {lineOf(words, item)}
          </SharedRow>
        ))}
      </ul>
      {list.hasNextPage && (
        <LoadMore
          shown={found.length}
          isLoading={list.isFetchingNextPage}
          onLoad={() => void list.fetchNextPage()}
        />
      )}
    </>
  );
}

function lineOf(words: typeof english, { noun, owner, relation, ways }: ShareWithMe): string {
  const ends = ways.every(({ expiresAt }) => expiresAt !== null)
    ? ways.flatMap(({ expiresAt }) => expiresAt ?? []).sort()
    : [];
  const end = ends.at(-1);
  return [
    words.shared.from(owner.name || words.deletedAccount),
    relationWords(words, noun)[relation],
    ways.map((way) => reasonOf(words, way)).join(", "),
    end ? words.end.at(formatDay(end)) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

function reasonOf({ shared }: typeof english, { type, name }: ShareWay): string {
  if (type === "team") return shared.why.team(name);
  return type === "workspace" ? shared.why.workspace : shared.why.user;
}
