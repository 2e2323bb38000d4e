import { classNames } from "#platform/web/ui/class-names.ts";
import { messageLimit } from "../api/message-limit.ts";

const shownFrom = messageLimit * 0.9;

/** The remaining characters when few are left, and the excess of a text that is too long. */
export function CharacterCount({ length, id }: { length: number; id: string }) {
  const excess = length - messageLimit;
  return (
    <span
      id={id}
      role={excess > 0 ? "alert" : undefined}
      className={classNames("text-xs tabular-nums empty:hidden", excess > 0 ? "text-bad" : "text-ink-3")}
    >
      {excess > 0 &&
        `${format(excess)} ${excess === 1 ? "character" : "characters"} too many. Shorten the text; nothing is lost.`}
      {excess <= 0 && length >= shownFrom && `${format(length)} of ${format(messageLimit)} characters`}
    </span>
  );
}

function format(count: number): string {
  return count.toLocaleString("en-US");
}
