/** How often a schedule fires, as people choose it. `pattern`: whatever else five fields can say. */
export type Rhythm =
  | { every: "hour"; minute: number }
  | { every: "day" | "weekday"; minute: number; hour: number }
  | { every: "week"; minute: number; hour: number; weekday: number }
  | { every: "month"; minute: number; hour: number; day: number }
  | { every: "pattern"; cron: string };

export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

export function cronOf(rhythm: Rhythm): string {
  switch (rhythm.every) {
    case "hour":
      return `${rhythm.minute} * * * *`;
    case "day":
      return `${rhythm.minute} ${rhythm.hour} * * *`;
    case "weekday":
      return `${rhythm.minute} ${rhythm.hour} * * 1-5`;
    case "week":
      return `${rhythm.minute} ${rhythm.hour} * * ${rhythm.weekday}`;
    case "month":
      return `${rhythm.minute} ${rhythm.hour} ${rhythm.day} * *`;
    case "pattern":
      return rhythm.cron;
  }
}

/** The choice that says the same as a pattern. */
export function rhythmOf(cron: string): Rhythm {
  const [minutes = "", hours = "", days = "", months = "", weekday = ""] = cron.trim().split(/\s+/);
  const other: Rhythm = { every: "pattern", cron };
  const minute = numberIn(minutes, 0, 59);
  if (minute === undefined || months !== "*") return other;
  if (hours === "*" && days === "*" && weekday === "*") return { every: "hour", minute };
  const hour = numberIn(hours, 0, 23);
  if (hour === undefined) return other;
  const at = { minute, hour };
  const day = numberIn(days, 1, 31);
  if (weekday === "*" && day !== undefined) return { every: "month", ...at, day };
  if (days !== "*") return other;
  if (weekday === "*") return { every: "day", ...at };
  if (weekday === "1-5") return { every: "weekday", ...at };
  const number = numberIn(weekday, 0, 7);
  return number === undefined ? other : { every: "week", ...at, weekday: number % 7 };
}

/** A schedule in one sentence, without its time zone. */
export function describeCron(cron: string): string {
  const rhythm = rhythmOf(cron);
  switch (rhythm.every) {
    case "hour":
      return rhythm.minute === 0 ? "Every hour" : `Every hour, ${rhythm.minute} min past`;
    case "day":
      return `Every day at ${clock(rhythm)}`;
    case "weekday":
      return `Every weekday at ${clock(rhythm)}`;
    case "week":
      return `Every ${weekdays[rhythm.weekday]} at ${clock(rhythm)}`;
    case "month":
      return `On day ${rhythm.day} of every month at ${clock(rhythm)}`;
    case "pattern":
      return `By the pattern ${rhythm.cron}`;
  }
}

/** A time of the day, such as 09:05. */
export function clock({ hour, minute }: { hour: number; minute: number }): string {
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

function numberIn(text: string, least: number, most: number): number | undefined {
  if (!/^\d{1,2}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}
