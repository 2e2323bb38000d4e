import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { notificationTexts } from "../texts/notification-texts.ts";
import type { NotificationFilter } from "../told/notification-keys.ts";
import { useNotifications } from "../told/use-notifications.ts";
import { useReadOne } from "../told/use-read.ts";
import { NotificationEntry } from "./notification-entry.tsx";

/** The notifications that a filter leaves, and more of them on demand. */
export function NotificationList({ filter, isBelowWaiting, onFollow }: NotificationListProps) {
  const words = useTexts(notificationTexts);
  const list = useNotifications(filter);
  const { mutate: read } = useReadOne();
  if (list.isPending) return <Loading label={words.loading} />;
  if (list.isError && !list.data)
    return (
      <ErrorState
        title={words.notLoaded}
        message={describeError(list.error)}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  const notifications = list.data.pages.flatMap(({ items }) => items);
  if (notifications.length === 0) {
    const said = filter === "all" && isBelowWaiting ? words.empty.besides : words.empty[filter];
    return <p className="px-6 py-10 text-center text-sm text-balance text-ink-2">{said}</p>;
  }
  return (
    <>
      <ul className="divide-y divide-line-1">
        {notifications.map((notification) => (
          <NotificationEntry
            key={notification.id}
            notification={notification}
            onFollow={() => {
              read(notification);
              onFollow();
            }}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="border-t border-line-1 p-2 text-center">
          <Button
            size="sm"
            variant="ghost"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-4 px-4 py-3">
      {["first", "second", "third"].map((row) => (
        <div key={row} className="flex gap-2.5">
          <Skeleton className="size-6 rounded-full!" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-3 w-24" />
          </div>
        </div>
      ))}
    </div>
  );
}

interface NotificationListProps {
  filter: NotificationFilter;
  /** Whether something that waits for the person stands above. */
  isBelowWaiting: boolean;
  onFollow: () => void;
}
