import { cronOf, type Rhythm } from "../../contract/index.ts";

/** The same rhythm with another choice of how often: the time stays. */
export function changeEvery(rhythm: Rhythm, every: Rhythm["every"]): Rhythm {
  const hour = "hour" in rhythm ? rhythm.hour : 9;
  const minute = "minute" in rhythm ? rhythm.minute : 0;
  switch (every) {
    case "hour":
      return { every, minute: minute - (minute % 5) };
    case "day":
    case "weekday":
      return { every, hour, minute };
    case "week":
      return { every, hour, minute, weekday: 1 };
    case "month":
      return { every, hour, minute, day: 1 };
    case "pattern":
      return { every, cron: cronOf(rhythm) };
  }
}
