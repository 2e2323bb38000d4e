/** "14:02:11" in the reader's time zone. */
export function formatClock(at: Date): string {
  return clock.format(at);
}

/** "14:02" in the reader's time zone. */
export function formatMinute(at: Date): string {
  return minute.format(at);
}

/** "2026-11-21 14:02:11 UTC", the same for every reader. */
export function formatUtc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace("T", " ")} UTC`;
}

const minute = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", second: "2-digit" });
