/** The items of one day and its label. */
export interface DayGroup<Item> {
  label: string;
  items: readonly Item[];
}

const dayMs = 24 * 60 * 60 * 1000;

/** Groups items, which are sorted newest first, by the day of their last change in the reader's time zone. */
export function groupByDay<Item extends { updatedAt: string }>(
  items: readonly Item[],
  now: Date,
): DayGroup<Item>[] {
  const groups: { label: string; items: Item[] }[] = [];
  for (const item of items) {
    const label = nameDay(new Date(item.updatedAt), now);
    const group = groups.find((known) => known.label === label);
    if (group) group.items.push(item);
    else groups.push({ label, items: [item] });
  }
  return groups;
}

function nameDay(at: Date, now: Date): string {
  const daysAgo = Math.round((startOfDay(now) - startOfDay(at)) / dayMs);
  if (daysAgo <= 0) return "Today";
  if (daysAgo === 1) return "Yesterday";
  if (daysAgo < 7) return weekday.format(at);
  return at.getFullYear() === now.getFullYear() ? dayOfYear.format(at) : dayAndYear.format(at);
}

function startOfDay(at: Date): number {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
}

const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long" });
const dayOfYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });
const dayAndYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
