const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Formats a distance in time: "just now", "2 min ago", "3 h ago", "yesterday", then the date. */
export function formatRelative(at: Date, now: Date): string {
  const agoMs = now.getTime() - at.getTime();
  const distanceMs = Math.abs(agoMs);
  if (distanceMs < 45_000) return agoMs >= 0 ? "just now" : "in a moment";
  const say = (words: string) => (agoMs > 0 ? `${words} ago` : `in ${words}`);
  if (distanceMs < hourMs) return say(`${Math.max(1, Math.floor(distanceMs / minuteMs))} min`);
  if (distanceMs < dayMs) return say(`${Math.floor(distanceMs / hourMs)} h`);
  if (distanceMs < 2 * dayMs) return agoMs > 0 ? "yesterday" : "tomorrow";
  if (distanceMs < 7 * dayMs) return say(`${Math.floor(distanceMs / dayMs)} days`);
  return at.getFullYear() === now.getFullYear() ? dayOfYear.format(at) : dayAndYear.format(at);
}

const dayOfYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });
const dayAndYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
