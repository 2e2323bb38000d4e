import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { WaitingEntries } from "#features/inbox/web/index.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { classNames } from "#platform/web/ui/class-names.ts";
import { reachWhenScrollable } from "#platform/web/ui/reach-when-scrollable.ts";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { clearNotifications, type KeptNotification, useKeptNotifications } from "./kept-notifications.ts";

/** What waits for the person, then all notifications of this visit, newest first. */
export function NotificationCentre({ onFollow }: { onFollow: () => void }) {
  const notifications = useKeptNotifications();
  return (
    <div>
      <WaitingEntries onFollow={onFollow} />
      <div className="flex h-11 items-center justify-between border-b border-line-1 pr-2 pl-4">
        <p aria-hidden="true" className="font-semibold">
          Notifications
        </p>
        {notifications.length > 0 && (
          <Button variant="ghost" size="sm" onClick={clearNotifications}>
            Clear all
          </Button>
        )}
      </div>
      {notifications.length === 0 ? (
        <p className="px-4 py-8 text-center text-sm text-ink-2">Notifications of this visit appear here.</p>
      ) : (
        <ul ref={reachWhenScrollable} className="max-h-96 overflow-y-auto py-1">
          {notifications.map((notification) => (
            <Entry key={notification.id} notification={notification} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Entry({ notification: { type, title, message, at, isRead } }: { notification: KeptNotification }) {
  const { Icon, colour, word } = looks[type];
  return (
    <li className="flex gap-2.5 px-4 py-2">
      <Icon
        // A title such as "Success" says its kind itself.
        {...(title === word ? { "aria-hidden": true } : { "aria-label": word, role: "img" })}
        size={16}
        className={classNames("mt-0.5 shrink-0", colour)}
      />
      <div className="min-w-0 flex-1 text-sm">
        <p className={isRead ? "text-ink-1" : "font-semibold text-ink-1"}>{title}</p>
        {message && <p className="break-words text-ink-2">{message}</p>}
      </div>
      <RelativeTime at={at} className="shrink-0 text-xs whitespace-nowrap text-ink-3" />
    </li>
  );
}

const looks = {
  success: { Icon: CircleCheck, colour: "text-good", word: "Success" },
  error: { Icon: CircleAlert, colour: "text-bad", word: "Error" },
  warning: { Icon: TriangleAlert, colour: "text-warn", word: "Warning" },
  info: { Icon: Info, colour: "text-info", word: "Information" },
};
