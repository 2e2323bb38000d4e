/** How long the rows of a table are kept. */
export interface Retention {
  /** With its schema, unless that is `public`. */
  table: string;
  /** The column with the start of the period. A row without a value stays. */
  column: string;
  keepFor: { days: number } | { hours: number };
  /** Limits the deletion to rows that meet all these conditions. */
  where?: Readonly<Record<string, Condition>>;
  /** Rows of the product's own working, which go whatever a legal hold keeps. */
  isTechnical?: boolean;
  /** Rows per transaction. Lower it where cascades delete rows of other tables. */
  batch?: number;
  /**
   * The audit event of each batch: the act, and the fact that holds the number of rows. Absent for technical
   * rows.
   */
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

/** The start of the retention period. Older rows are deleted. */
export function oldestKept({ keepFor }: Retention, now: Date): Date {
  const hours = "days" in keepFor ? keepFor.days * 24 : keepFor.hours;
  return new Date(now.getTime() - hours * hourMs);
}
