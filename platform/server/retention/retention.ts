/** How long the rows of a table are kept. */
export interface Retention {
  /** With its schema when that is not `public`. */
  table: string;
  /** What the age is counted from; a row without it stays. */
  column: string;
  keepFor: { days: number } | { hours: number };
  /** Of rows that all of this holds for. */
  where?: Readonly<Record<string, Condition>>;
  /** Rows that one transaction deletes; fewer where rows of other tables go with them. */
  batch?: number;
  /** What the trail says of each batch: the act, and the fact that counts the rows. Left out where rows are technique. */
  audit?: { act: `${string}.${string}`; fact: string };
}

export type Condition =
  | string
  | number
  | boolean
  | { not: string }
  | { in: readonly string[] }
  | { startsWith: string };

const hourMs = 3_600_000;

/** Rows older than this go. */
export function oldestKept({ keepFor }: Retention, now: Date): Date {
  const hours = "days" in keepFor ? keepFor.days * 24 : keepFor.hours;
  return new Date(now.getTime() - hours * hourMs);
}
