const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Formats a distance in time: "just now", "2 min ago", "3 h ago", "yesterday", then the date. */
export function formatRelative(at: Date, now: Date): string {
  const agoMs = now.getTime() - at.getTime();
  const distanceMs = Math.abs(agoMs);
  if (distanceMs < 45_000) return agoMs >= 0 ? "just now" : "in a moment";
  const say = (words: string) => (agoMs > 0 ? `${words} ago` : `in ${words}`);
  // What was given seven days has them, also a few seconds later.
  const fullMs = agoMs > 0 ? distanceMs : distanceMs + minuteMs - 1;
  if (fullMs < hourMs) return say(`${Math.max(1, Math.floor(distanceMs / minuteMs))} min`);
  if (fullMs < dayMs) return say(`${Math.floor(fullMs / hourMs)} h`);
  if (fullMs < 2 * dayMs) return agoMs > 0 ? "yesterday" : "tomorrow";
  if (fullMs < (agoMs > 0 ? 7 : 8) * dayMs) return say(`${Math.floor(fullMs / dayMs)} days`);
  return at.getFullYear() === now.getFullYear() ? dayOfYear.format(at) : dayAndYear.format(at);
}

const dayOfYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });
const dayAndYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
