import { closureDays } from "../../contract/index.ts";

/** "5 December 2026" in the reader's time zone. */
export function formatDay(at: Date): string {
  return day.format(at);
}

/** The deletion day of an account closed now. */
export function dueDayFrom(now: Date): string {
  return formatDay(new Date(now.getTime() + closureDays * dayMs));
}

const dayMs = 86_400_000;
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
