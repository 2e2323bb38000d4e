/** What an erasure has erased, in ids, names of tables and whole numbers. */
export interface Erased {
  /** Of the erasure, as it was asked for. */
  id: string;
  /** Of the person. It leads nowhere any more. */
  subjectId: string;
  kind: "deleted" | "anonymized";
  askedBy: { type: string; id: string | null };
  askedAt: Date;
  /** When a backup had brought the person back and this erasure began anew. */
  restoredAt: Date | null;
  finishedAt: Date;
  /** By table and by kind of file. */
  rows: Readonly<Record<string, number>>;
  files: Readonly<Record<string, number>>;
  /** The data keys that were destroyed. */
  keyIds: readonly string[];
}

/**
 * Line by line and always in this order, so that the event of an erasure can commit to it by a digest. Version 1 of the
 * format that the documentation of the log describes: a change is a new version.
 */
export function erasedText(erased: Erased): string {
  const { askedBy, restoredAt, rows, files, keyIds } = erased;
  const lines = [
    `erasure ${erased.id}`,
    `subject ${erased.subjectId}`,
    `kind ${erased.kind}`,
    `asked ${erased.askedAt.toISOString()}`,
    `by ${askedBy.id === null ? askedBy.type : `${askedBy.type} ${askedBy.id}`}`,
    ...(restoredAt ? [`restored ${restoredAt.toISOString()}`] : []),
    `finished ${erased.finishedAt.toISOString()}`,
    ...counted("rows", rows),
    ...counted("files", files),
    ...keyIds.toSorted().map((id) => `key ${id}`),
  ];
  return `${lines.join("\n")}\n`;
}

export function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function counted(word: string, counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `${word} ${count} ${name}`);
}
