import { Link } from "react-router";
import { useTexts } from "#platform/web/language/texts.ts";
import { reachWhenScrollable } from "#platform/web/ui/reach-when-scrollable.ts";
import { notificationTexts } from "../texts/notification-texts.ts";
import { useUnreadElsewhere } from "../told/use-notifications.ts";

/** A line for each other workspace with unread notifications. Following it switches to that workspace. */
export function Elsewhere({ onFollow }: { onFollow: () => void }) {
  const words = useTexts(notificationTexts);
  const workspaces = useUnreadElsewhere();
  if (workspaces.length === 0) return null;
  return (
    <section
      ref={reachWhenScrollable}
      aria-label={words.elsewhere}
      className="sticky bottom-0 max-h-28 overflow-y-auto border-t border-line-1 bg-paper-2 py-1"
    >
      <ul>
        {workspaces.map(({ id, name, unread }) => (
          <li key={id}>
            <Link
              to={`/dashboard?workspace=${id}`}
              onClick={onFollow}
              className="flex min-h-9 items-center gap-3 px-4 py-1.5 text-sm text-ink-1 no-underline -outline-offset-2 hover:bg-paper-3 pointer-coarse:min-h-11"
            >
              <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
              <span className="shrink-0 text-ink-2 tabular-nums">{words.elsewhereCount(unread)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
