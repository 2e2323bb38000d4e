/** How a status is called on screens, and how it is shown. Each noun has one table of these in its contract. */
export interface StatusLook {
  word: string;
  tone: StatusTone;
  /** Whether something still happens, so that the status can change by itself. */
  isActive: boolean;
}

/** `accent` is work under way. `brass` is for a person to act on. */
export type StatusTone = "neutral" | "accent" | "good" | "warn" | "bad" | "info" | "brass";

export type StatusTable<Status extends string> = Readonly<Record<Status, StatusLook>>;

/** The same without words, where the texts of a language have them. */
export type StatusTones<Status extends string> = Readonly<Record<Status, Omit<StatusLook, "word">>>;

/** The look of a status that may come from a newer version; undefined where the table does not have it. */
export function findStatus(table: Readonly<Record<string, StatusLook>>, status: string) {
  return Object.hasOwn(table, status) ? table[status] : undefined;
}

/** The statuses of a table, in its order: what a schema takes them from. */
export function statusesOf<Status extends string>(table: StatusTones<Status>): [Status, ...Status[]] {
  return Object.keys(table) as [Status, ...Status[]];
}
