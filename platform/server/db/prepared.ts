import type pg from "pg";

/** The database keeps prepared statements in memory on each connection. Rare statements are not worth it. */
const usesBeforePreparing = 16;
/** Texts that differ each time must not pile up, neither here nor in the database. */
const unnamedLimit = 1_000;
const preparedLimit = 200;

/** Use counts of unnamed texts, least recently used first. */
const unnamed = new Map<string, number>();
const names = new Map<string, string>();
let lastNumber = 0;

/**
 * A statement for one connection. A frequent one gets a name, so that each connection parses and plans it
 * once; that saves half the cost of a short statement. The database replans whenever the role changes to
 * which policies apply. Only for texts of the product's own: a caller's texts could fill all places.
 */
export function prepared(text: string, values: unknown[]): pg.QueryConfig {
  const name = names.get(text) ?? countUse(text);
  return name ? { name, text, values } : { text, values };
}

/**
 * Prepares `text` again under another name when `error` says that the database lost it, or that a migration
 * changed a table below it. A retry then succeeds.
 */
export function forgetIfStale(text: string, error: unknown): void {
  if (names.has(text) && isStale(error)) names.set(text, nextName());
}

/** Counts a use. Returns a name once the text becomes frequent. */
function countUse(text: string): string | undefined {
  const uses = (unnamed.get(text) ?? 0) + 1;
  unnamed.delete(text);
  if (uses > usesBeforePreparing && names.size < preparedLimit) {
    const name = nextName();
    names.set(text, name);
    return name;
  }
  unnamed.set(text, uses);
  if (unnamed.size > unnamedLimit) forgetLongestUnused();
  return undefined;
}

function forgetLongestUnused(): void {
  for (const text of unnamed.keys()) {
    unnamed.delete(text);
    return;
  }
}

function nextName(): string {
  lastNumber += 1;
  return `s${lastNumber}`;
}

/** 26000: no such prepared statement. 0A000 includes "cached plan must not change result type". */
function isStale(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "26000" || code === "0A000";
}
