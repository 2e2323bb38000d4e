import type pg from "pg";

/** Seldom used statements are not worth the memory that the database keeps for them on each connection. */
const usesBeforePreparing = 16;
/** Statements whose text differs each time must not pile up, neither here nor in the database. */
const unnamedLimit = 1_000;
const preparedLimit = 200;

/** Uses of the texts that have no name yet, the one that was used last at the end. */
const unnamed = new Map<string, number>();
const names = new Map<string, string>();
let lastNumber = 0;

/**
 * A statement for one connection. One that is used often gets a name, so that each connection parses and plans
 * it once: half of what a short statement costs the database. Its plan is made anew by the database whenever
 * the role changes that policies are applied for. Only for texts of the product's own: others could fill all
 * places with theirs.
 */
export function prepared(text: string, values: unknown[]): pg.QueryConfig {
  const name = names.get(text) ?? countUse(text);
  return name ? { name, text, values } : { text, values };
}

/**
 * Has `text` prepared anew, under another name, when `error` says that the database lost it or that a newer
 * version of the product has changed a table below it: what failed once does not fail again.
 */
export function forgetIfStale(text: string, error: unknown): void {
  if (names.has(text) && isStale(error)) names.set(text, nextName());
}

/** The name of a text whose use has just made it one that is used often. */
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

/** 26000: no such prepared statement; 0A000 also stands for "cached plan must not change result type". */
function isStale(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "26000" || code === "0A000";
}
