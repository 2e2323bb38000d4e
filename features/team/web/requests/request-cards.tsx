import { RequestCard } from "#features/inbox/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import type { RequestList } from "../../contract/requests/routes.ts";
import { requestsTexts } from "./texts/requests-texts.ts";
import { useRequests } from "./use-requests.ts";

/** A list of requests as cards. Without a text for an empty list, an empty one is not seen. */
export function RequestCards({ list, title, emptyText }: RequestCardsProps) {
  const words = useTexts(requestsTexts);
  const requests = useRequests(list);
  const items = requests.data?.pages.flatMap((page) => page.items) ?? [];
  if (requests.data && items.length === 0) {
    return emptyText ? <p className="text-sm text-ink-2">{emptyText}</p> : null;
  }
  if (!requests.data && !requests.isError) return null;
  return (
    // The panel of one's own requests has its own heading, and is a landmark already.
    <section aria-label={emptyText ? undefined : title}>
      {!emptyText && <h2 className="mb-3 text-base font-semibold">{title}</h2>}
      <UntilLoaded of={requests} title={words.failed} />
      <ul className="grid min-w-0 gap-3 empty:hidden">
        {items.map((request) => (
          <li key={request.id} className="min-w-0">
            <RequestCard request={request} isOwn={list === "mine"} />
          </li>
        ))}
      </ul>
      {requests.hasNextPage && (
        <Button
          size="sm"
          className="mt-3"
          busy={requests.isFetchingNextPage}
          onClick={() => void requests.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </section>
  );
}

interface RequestCardsProps {
  list: RequestList;
  title: string;
  emptyText?: string;
}
