import { Link } from "react-router";
import { usePageLanguage } from "#platform/web/language/page-language.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { classNames } from "#platform/web/ui/class-names.ts";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import type { Notification } from "../../contract/notification.ts";
import { sentenceOf } from "../../contract/sentence-of.ts";
import { notificationTexts } from "../texts/notification-texts.ts";
import { KindIcon } from "./kind-icon.tsx";

/** One notification. Following it leads to the thing, and reads it. */
export function NotificationEntry({ notification, onFollow }: NotificationEntryProps) {
  const words = useTexts(notificationTexts);
  const { sentence, said } = sentenceOf(notification, usePageLanguage());
  const { kind, path, at, isRead } = notification;
  return (
    <li>
      <Link
        to={path}
        onClick={onFollow}
        className="flex gap-2.5 px-4 py-2.5 text-sm text-ink-1 no-underline -outline-offset-2 hover:bg-paper-3"
      >
        <KindIcon kind={kind} />
        <span className="min-w-0 flex-1">
          <span className={classNames("block wrap-anywhere", !isRead && "font-semibold")}>
            {!isRead && <span className="sr-only">{words.isUnread}: </span>}
            {sentence}
          </span>
          {said && <span className="mt-0.5 line-clamp-2 wrap-anywhere text-ink-2">{said}</span>}
          <RelativeTime at={new Date(at)} className="mt-0.5 block text-xs text-ink-3" />
        </span>
        <span
          aria-hidden="true"
          className={classNames("mt-1.5 size-2 shrink-0 rounded-full", !isRead && "bg-accent")}
        />
      </Link>
    </li>
  );
}

interface NotificationEntryProps {
  notification: Notification;
  onFollow: () => void;
}
