import { Settings } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { WaitingEntries } from "#features/inbox/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { notificationTexts } from "../texts/notification-texts.ts";
import type { NotificationFilter } from "../told/notification-keys.ts";
import { useUnreadCount } from "../told/use-notifications.ts";
import { useReadAll } from "../told/use-read.ts";
import { Elsewhere } from "./elsewhere.tsx";
import { NotificationList } from "./notification-list.tsx";

/** What waits for the person, then what they were told in this workspace, then what is unread in others. */
export function NotificationCentre({
  isWaiting,
  onFollow,
}: {
  /** Whether something waits for the person. */
  isWaiting: boolean;
  onFollow: () => void;
}) {
  const words = useTexts(notificationTexts);
  const [filter, setFilter] = useState<NotificationFilter>("all");
  const unread = useUnreadCount();
  const readAll = useReadAll();
  const filters = (["all", "unread", "mentions"] as const).map((value) => ({
    value,
    label: words.filters[value],
  }));
  return (
    <div>
      <WaitingEntries onFollow={onFollow} />
      <div className="sticky top-0 z-10 border-b border-line-1 bg-float">
        <div className="flex h-11 items-center justify-between gap-2 pr-2 pl-4">
          <p aria-hidden="true" className="min-w-0 truncate font-semibold">
            {words.title}
          </p>
          <div className="flex items-center">
            {unread > 0 && (
              <Button variant="ghost" size="sm" onClick={() => readAll.mutate()}>
                {words.readAll}
              </Button>
            )}
            <Link
              to="/settings/notifications"
              aria-label={words.settings}
              title={words.settings}
              onClick={onFollow}
              className={buttonStyle("ghost", "md", "size-8! px-0! pointer-coarse:size-11!")}
            >
              <Settings aria-hidden="true" size={16} />
            </Link>
          </div>
        </div>
        <div className="px-4 pb-2.5">
          <Segmented label={words.filter} options={filters} value={filter} onChange={setFilter} />
        </div>
      </div>
      <NotificationList filter={filter} isBelowWaiting={isWaiting} onFollow={onFollow} />
      <Elsewhere onFollow={onFollow} />
    </div>
  );
}
