import { useLatestWaiting } from "../use-inbox.ts";
import { shownInBell } from "./shown-in-bell.ts";

/** The number of things that wait for the reader, beside the entry of the navigation that leads to them. */
export function WaitingCount() {
  // The bell keeps it up to date.
  const count = useLatestWaiting(shownInBell).data?.counts.mine ?? 0;
  if (count === 0) return null;
  return (
    <span className="grid h-4 min-w-4 place-items-center rounded-full bg-brass-fill px-1 text-2xs font-semibold text-on-brass tabular-nums">
      {count > 99 ? "99+" : count}
      <span className="sr-only"> waiting for you</span>
    </span>
  );
}
