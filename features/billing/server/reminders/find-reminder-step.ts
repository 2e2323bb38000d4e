const dayMs = 24 * 3_600_000;

/** Days before the end of a trial on which a reminder is due. */
const trialSteps = [1, 3, 7];

/** The reminder day that has come; undefined before the first, and for days before the trial began. */
export function findTrialStep(
  now: Date,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): number | undefined {
  const step = trialSteps.find((days) => endsAt.getTime() - now.getTime() <= days * dayMs);
  if (step === undefined || endsAt.getTime() - step * dayMs <= startsAt.getTime()) return undefined;
  return step;
}

/** Days of the grace on which a mail about the failed payment is due. The grace ends on the eighth. */
const graceDays = [7, 5, 3, 1];
const graceMs = 7 * dayMs;

/** The last of these days that has come; "over" after the grace. */
export function findGraceStep(now: Date, graceUntil: Date): number | "over" {
  const sinceMs = now.getTime() - (graceUntil.getTime() - graceMs);
  if (sinceMs >= graceMs) return "over";
  return graceDays.find((day) => sinceMs >= (day - 1) * dayMs) ?? 1;
}
