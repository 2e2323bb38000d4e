import { Cron } from "croner";

/** The moments at which a pattern fires. */
export interface Slots {
  /** The first slot after `at`. Undefined when there is none for years. */
  after(at: Date): Date | undefined;
  /** Up to `count` slots between `first` and `until`, both included, newest first. */
  newestBetween(first: Date, until: Date, count: number): Date[];
}

/** Upper bound of a clock shift. Most zones shift by an hour, some by half an hour. */
const longestShiftMs = 3 * 3_600_000;

/**
 * Parses a pattern of five fields in a time zone. Throws when either is invalid. A local time that spring
 * skips fires at the next existing one. A local time that autumn repeats fires once, except that hourly
 * patterns fire in both hours.
 */
export function slotsOf(cron: string, timeZone: string): Slots {
  const pattern = new Cron(cron, { timezone: timeZone, mode: "5-part", paused: true });
  const offsetMs = offsetIn(timeZone);
  const isEveryHour = cron.trim().split(/\s+/)[1] === "*";
  // The library fires a single repeated time once, but a list or step of minutes in both hours.
  const isRepeated = (slot: Date) => !isEveryHour && comesAgain(slot, offsetMs);
  const step = (slot: Date | null, direction: "nextRun" | "previousRun"): Date | undefined => {
    let at = slot;
    while (at && isRepeated(at)) at = follow(pattern, at, direction);
    return at ?? undefined;
  };
  return {
    after: (at) => step(pattern.nextRun(at), "nextRun"),
    newestBetween(first, until, count) {
      const slots: Date[] = [];
      let at = step(follow(pattern, new Date(until.getTime() + 1), "previousRun"), "previousRun");
      while (at && at >= first && slots.length < count) {
        slots.push(at);
        at = step(follow(pattern, at, "previousRun"), "previousRun");
      }
      return slots;
    },
  };
}

function follow(pattern: Cron, at: Date, direction: "nextRun" | "previousRun"): Date | null {
  return direction === "nextRun" ? pattern.nextRun(at) : (pattern.previousRuns(1, at)[0] ?? null);
}

/** Whether the local time at `slot` occurs for the second time after clocks went back. */
function comesAgain(slot: Date, offsetMs: (at: Date) => number): boolean {
  const before = offsetMs(new Date(slot.getTime() - longestShiftMs));
  const shiftMs = before - offsetMs(slot);
  return shiftMs > 0 && offsetMs(new Date(slot.getTime() - shiftMs)) === before;
}

/** The offset of local time from UTC, in milliseconds. */
function offsetIn(timeZone: string): (at: Date) => number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    ...{ year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" },
  });
  return (at) => {
    const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
    return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at.getTime() / 60_000) * 60_000;
  };
}
