const dayMs = 24 * 3_600_000;

/** Days before the end of a trial on which it is told. */
const trialSteps = [1, 3, 7];

/** Of the days before the end on which a trial is told, the one that has come; none before the trial itself began. */
export function findTrialStep(
  now: Date,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): number | undefined {
  const step = trialSteps.find((days) => endsAt.getTime() - now.getTime() <= days * dayMs);
  if (step === undefined || endsAt.getTime() - step * dayMs <= startsAt.getTime()) return undefined;
  return step;
}

/** On which days of the grace people hear of a failed payment; the grace is over on the eighth. */
const graceDays = [7, 5, 3, 1];
const graceMs = 7 * dayMs;

/** The last of these days that has come; "over" when nothing of the grace is left. */
export function findGraceStep(now: Date, graceUntil: Date): number | "over" {
  const sinceMs = now.getTime() - (graceUntil.getTime() - graceMs);
  if (sinceMs >= graceMs) return "over";
  return graceDays.find((day) => sinceMs >= (day - 1) * dayMs) ?? 1;
}
