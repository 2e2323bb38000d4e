import { Users } from "lucide-react";
import { useTexts } from "#platform/web/language/texts.ts";
import { type Conversation, mostUnread } from "../../contract/index.ts";
import { peopleTexts } from "./texts/people-texts.ts";

/** In a row of the list: that others read it too, whose it is, and how much the reader has not seen. */
export function RowPeople({
  conversation,
}: {
  conversation: Pick<Conversation, "owner" | "isShared" | "unread">;
}) {
  const words = useTexts(peopleTexts);
  const { owner, isShared, unread } = conversation;
  const whose = owner ? words.ownedBy(owner.name ?? words.gone) : words.shared;
  return (
    <>
      {isShared && (
        <span title={whose} className="flex min-w-0 shrink-0 items-center gap-1 text-xs text-ink-3">
          {owner ? (
            // The title of the conversation comes first: the list is narrow.
            <span aria-hidden="true" className="max-w-16 truncate">
              {owner.name ?? words.gone}
            </span>
          ) : (
            <Users aria-hidden="true" size={14} />
          )}
          <span className="sr-only">, {whose}</span>
        </span>
      )}
      {unread > 0 && (
        <span
          title={words.unread(unread, mostUnread)}
          className="grid h-4.5 min-w-4.5 shrink-0 place-items-center rounded-full bg-accent px-1 text-2xs font-medium text-on-accent tabular-nums"
        >
          <span aria-hidden="true">{unread >= mostUnread ? `${mostUnread - 1}+` : unread}</span>
          <span className="sr-only">, {words.unread(unread, mostUnread)}</span>
        </span>
      )}
    </>
  );
}
