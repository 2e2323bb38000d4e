import type { english } from "../texts/english.ts";
import { formatDay } from "./format-day.ts";

const dayMs = 86_400_000;
const days = { never: null, day: 1, week: 7, month: 30, quarter: 90 } as const;
export type EndChoice = keyof typeof days;

/** The moment that a choice means, counted from now. */
export function endOf(choice: EndChoice, nowMs = Date.now()): string | null {
  const count = days[choice];
  return count === null ? null : new Date(nowMs + count * dayMs).toISOString();
}

/** The choices, with the present end of a share first when it has one. */
export function endOptions(
  { end }: typeof english,
  expiresAt?: string | null,
): { value: EndChoice | "as it is"; label: string }[] {
  const choices = (Object.keys(days) as EndChoice[]).map((value) => ({ value, label: end[value] }));
  return expiresAt ? [{ value: "as it is" as const, label: formatDay(expiresAt) }, ...choices] : choices;
}
