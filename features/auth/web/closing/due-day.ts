import { formatDay } from "#platform/web/ui/time/format-day.ts";
import { closureDays } from "../../contract/index.ts";

/** The deletion day of an account closed now. */
export function dueDayFrom(now: Date): string {
  return formatDay(new Date(now.getTime() + closureDays * dayMs));
}

const dayMs = 86_400_000;
