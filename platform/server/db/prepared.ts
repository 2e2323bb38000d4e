import type pg from "pg";

/** Seldom used statements are not worth the memory that the database keeps for them on each connection. */
const usesBeforePreparing = 16;
/** Statements whose text differs each time must not pile up, neither here nor in the database. */
const knownLimit = 1_000;
const preparedLimit = 200;

const known = new Map<string, { uses: number; name?: string }>();
let preparedCount = 0;
let lastNumber = 0;

/**
 * A statement for one connection. One that is used often gets a name, so that each connection parses and plans
 * it once: half of what a short statement costs the database. Its plan is made anew by the database whenever
 * the role changes that policies are applied for.
 */
export function prepared(text: string, values: unknown[]): pg.QueryConfig {
  const entry = known.get(text) ?? { uses: 0 };
  if (entry.uses === 0 && known.size < knownLimit) known.set(text, entry);
  entry.uses += 1;
  if (!entry.name && entry.uses > usesBeforePreparing && preparedCount < preparedLimit) {
    preparedCount += 1;
    entry.name = nextName();
  }
  return entry.name ? { name: entry.name, text, values } : { text, values };
}

/**
 * Has `text` prepared anew, under another name, when `error` says that the database lost it or that a newer
 * version of the product has changed a table below it: what failed once does not fail again.
 */
export function forgetIfStale(text: string, error: unknown): void {
  const entry = known.get(text);
  if (entry?.name && isStale(error)) entry.name = nextName();
}

function nextName(): string {
  lastNumber += 1;
  return `s${lastNumber}`;
}

/** 26000: no such prepared statement; 0A000 also stands for "cached plan must not change result type". */
function isStale(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "26000" || code === "0A000";
}
