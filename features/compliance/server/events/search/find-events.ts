import type { Db } from "#platform/server/db/connection-db.ts";
import type { Clause, Wanted } from "./condition.ts";
import { countOf, findNumbers, floorOf, stretchOf } from "./search.repository.ts";

/** Where a search without an older cursor begins. */
export const newest = Number.MAX_SAFE_INTEGER;

export interface Found {
  /** Numbers of events, newest first. */
  numbers: number[];
  /** The number below which the next page begins. Undefined: this is the end. */
  next: number | undefined;
  /** The search stopped before it had found a page. */
  isPartial: boolean;
}

/** Events that one page looks at, shared by the values of the clause that leads. */
const looked = 6_000;
/** With facets to look up for each of them. */
const lookedWithFacets = 2_500;
/** Events that are counted to learn how rare a clause is. */
const probed = 1_000;
/** A clause of more values is checked, but does not lead. */
const mostValues = 64;

/**
 * A page of a search, in bounded time however large the log is. The rarest clause leads: its index gives the
 * newest events, the others are checked on each. A search that finds little stops after a number of events and
 * says where the next page continues.
 */
export async function findEvents(
  db: Db,
  wanted: Wanted,
  page: { below: number; limit: number },
): Promise<Found> {
  const stretch = await stretchOf(db, wanted, page.below);
  const { led, others } = await chooseLead(db, wanted, stretch);
  const checks = others.length > 0 || wanted.isOkOnly || wanted.from !== undefined || wanted.to !== undefined;
  const limit = page.limit + 1;
  const shared = looksUpFacets(wanted, others) ? lookedWithFacets : looked;
  const most = checks ? Math.max(limit, Math.floor(shared / valuesOf(led))) : limit;

  const found = new Set<number>();
  let floor = 0;
  for (const condition of led.length > 0 ? led : [undefined]) {
    const numbers = await findNumbers(db, wanted, condition, { others, stretch, most, limit });
    for (const number of numbers) found.add(number);
    const isComplete = led.length <= 1 && (condition?.values.length ?? 1) === 1 && numbers.length === limit;
    if (!isComplete) floor = Math.max(floor, await floorOf(db, wanted, condition, stretch, most));
  }
  const sure = [...found].filter((number) => number >= floor).sort((a, b) => b - a);
  const numbers = sure.slice(0, page.limit);
  if (sure.length > page.limit) return { numbers, next: numbers.at(-1), isPartial: false };
  return { numbers, next: floor > 0 ? floor : undefined, isPartial: floor > 0 };
}

/** The clause with the fewest events, and the others. */
async function chooseLead(
  db: Db,
  wanted: Wanted,
  stretch: { above: number; below: number },
): Promise<{ led: Clause; others: readonly Clause[] }> {
  const candidates = wanted.isFirstLeading ? wanted.clauses.slice(0, 1) : wanted.clauses.filter(isIndexed);
  let lead = candidates[0];
  if (candidates.length > 1) {
    let fewest = Number.POSITIVE_INFINITY;
    for (const clause of candidates) {
      const each = Math.max(1, Math.floor(probed / valuesOf(clause)));
      const count = await countOf(db, wanted, clause, stretch, each);
      if (count < fewest) [lead, fewest] = [clause, count];
    }
  }
  return { led: lead ?? [], others: wanted.clauses.filter((clause) => clause !== lead) };
}

/** Most events are of people: no index tells them apart. The end of an id is in none. */
function isIndexed(clause: Clause): boolean {
  if (clause.some(({ kind }) => kind === "id_end")) return false;
  const isOfPeople = clause.some(
    ({ kind, values }) => kind === "actor_type" && values.some((value) => value === "user"),
  );
  return !isOfPeople && valuesOf(clause) <= mostValues;
}

function valuesOf(clause: Clause): number {
  return clause.reduce((sum, { values }) => sum + values.length, 0) || 1;
}

function looksUpFacets({ isOkOnly }: Wanted, others: readonly Clause[]): boolean {
  return (
    isOkOnly || others.some((clause) => clause.some(({ kind }) => kind === "facet" || kind === "id_end"))
  );
}
