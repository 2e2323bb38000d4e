import { Bell as BellIcon } from "lucide-react";
import { useState } from "react";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { Popover } from "#platform/web/ui/popover.tsx";
import { markNotificationsRead, useKeptNotifications } from "./kept-notifications.ts";
import { NotificationCentre } from "./notification-centre.tsx";

/** Opens the notification centre. Shows the number of unread notifications. */
export function Bell() {
  const [isOpen, setOpen] = useState(false);
  const unread = useKeptNotifications().filter(({ isRead }) => !isRead).length;
  const label = unread === 0 ? "Notifications" : `Notifications, ${unread} unread`;

  return (
    <Popover
      title="Notifications"
      titleHidden
      align="end"
      className="p-0!"
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        // Marked as read on closing, so that new ones stay distinguishable while the list is open.
        if (!next) markNotificationsRead();
      }}
      trigger={
        <button
          type="button"
          aria-label={label}
          title={label}
          className={buttonStyle("ghost", "md", "size-8! px-0! pointer-coarse:size-11!")}
        >
          <BellIcon aria-hidden="true" size={16} />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-0 right-0 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-2xs font-semibold text-on-accent tabular-nums"
            >
              {unread > 99 ? "99+" : unread}
            </span>
          )}
        </button>
      }
    >
      <NotificationCentre />
    </Popover>
  );
}
