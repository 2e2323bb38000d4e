import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { LinkRow } from "./link-row.tsx";
import { usePublicLinks } from "./use-public-links.ts";

/** The links of one conversation, or all of the person, in pages. */
export function LinkList({ conversationId }: { conversationId?: string }) {
  const links = usePublicLinks(conversationId);
  const items = links.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <UntilLoaded of={links} title="The links could not be loaded" />
      {links.data && items.length === 0 && <p className="py-2 text-sm text-ink-3">No links yet.</p>}
      <ul aria-label="Public links">
        {items.map((link) => (
          <LinkRow key={link.id} link={link} showsTitle={conversationId === undefined} />
        ))}
      </ul>
      {links.hasNextPage && (
        <LoadMore
          shown={items.length}
          isLoading={links.isFetchingNextPage}
          onLoad={() => void links.fetchNextPage()}
        />
      )}
    </>
  );
}
