import { Bell as BellIcon } from "lucide-react";
import { useRef, useState } from "react";
import { useWaitingCount } from "#features/inbox/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { classNames } from "#platform/web/ui/class-names.ts";
import { Popover } from "#platform/web/ui/popover.tsx";
import { notificationTexts } from "../texts/notification-texts.ts";
import { useUnreadCount } from "../told/use-notifications.ts";
import { NotificationCentre } from "./notification-centre.tsx";

/** Opens the notification centre. Shows how much waits for the person, else the number of unread notifications. */
export function Bell() {
  const words = useTexts(notificationTexts);
  const [isOpen, setOpen] = useState(false);
  const isFollowing = useRef(false);
  const unread = useUnreadCount();
  const waiting = useWaitingCount();
  const label = [
    words.title,
    ...(waiting > 0 ? [words.waiting(waiting)] : []),
    ...(unread > 0 ? [words.unread(unread)] : []),
  ].join(", ");
  const count = waiting || unread;

  return (
    <Popover
      title={words.title}
      titleHidden
      align="end"
      className="max-h-[min(var(--available-height),40rem)]! p-0! sm:w-96"
      isOpen={isOpen}
      keepsFocus={() => isFollowing.current}
      onOpenChange={(next) => {
        // Following a link takes the focus out of the list, which closes it too.
        if (next) isFollowing.current = false;
        setOpen(next);
      }}
      trigger={
        <button
          type="button"
          aria-label={label}
          title={label}
          className={buttonStyle("ghost", "md", "size-8! px-0! pointer-coarse:size-11!")}
        >
          <BellIcon aria-hidden="true" size={16} />
          {count > 0 && (
            <span
              aria-hidden="true"
              className={classNames(
                "absolute top-0 right-0 grid h-4 min-w-4 place-items-center rounded-full px-1 text-2xs font-semibold tabular-nums",
                waiting > 0 ? "bg-brass-fill text-on-brass" : "bg-accent text-on-accent",
              )}
            >
              {count > 99 ? "99+" : count}
            </span>
          )}
        </button>
      }
    >
      <NotificationCentre
        isWaiting={waiting > 0}
        onFollow={() => {
          isFollowing.current = true;
          setOpen(false);
        }}
      />
    </Popover>
  );
}
