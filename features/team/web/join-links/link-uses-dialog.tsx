import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { invitationsTexts } from "../invitations/texts/invitations-texts.ts";
import { type LinkKind, useLinkUses } from "./use-join-links.ts";

/** Who used a link. */
export function LinkUsesDialog({ kind, id, onClose }: LinkUsesDialogProps) {
  const { links: words } = useTexts(invitationsTexts);
  const uses = useLinkUses(kind, id);
  const items = uses.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Dialog isOpen onClose={onClose} title={words.who}>
      <UntilLoaded of={uses} title={words.failed} />
      {uses.data && items.length === 0 && <p className="text-sm text-ink-2">{words.whoNone}</p>}
      <ul>
        {items.map(({ userId, name, email, usedAt }) => (
          <li
            key={userId}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line-1 py-2 text-sm last:border-0"
          >
            <span className="min-w-0 wrap-anywhere">
              {name || email} <span className="text-ink-3">{name && name !== email && email}</span>
            </span>
            <span className="text-ink-2">
              <RelativeTime at={new Date(usedAt)} />
            </span>
          </li>
        ))}
      </ul>
      {uses.hasNextPage && (
        <LoadMore
          shown={items.length}
          isLoading={uses.isFetchingNextPage}
          onLoad={() => void uses.fetchNextPage()}
        />
      )}
    </Dialog>
  );
}

interface LinkUsesDialogProps {
  kind: LinkKind;
  id: string;
  onClose: () => void;
}
