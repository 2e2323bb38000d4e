import { authorize } from "#platform/server/access/authorize.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import type { EventFilter, LogEvent, LogScope } from "../../../contract/index.ts";
import { eventAccess, readingRules } from "../event.access.ts";
import { type EventRow, listEvents, timeOfNumber } from "../event.repository.ts";
import { workspaceOf } from "../log-scopes.ts";
import { matchPeople } from "../person.repository.ts";
import { presentEvents } from "../presenting/event.presenter.ts";
import { compileFilter } from "../search/compile-filter.ts";
import type { Wanted } from "../search/condition.ts";
import { findEvents } from "../search/find-events.ts";
import { type FoundPerson, resolveSearch, wordsOf } from "../search/resolve-search.ts";
import { actsOf, type Vocabulary } from "../vocabulary.ts";
import { noteReading } from "./note-reading.ts";
import { showsOthers } from "./shows-others.ts";

const mostPeople = 20;
const readingMs = 10 * 60_000;

export interface LogPage {
  items: LogEvent[];
  /** The number below which the next page begins. */
  next: number | undefined;
  searchedTo: Date | undefined;
}

const nothing: LogPage = { items: [], next: undefined, searchedTo: undefined };

/** A page of a log, newest first. Reading more than one's own events is recorded. */
export async function listLog(
  ctx: Ctx,
  vocabulary: Vocabulary,
  { scope, filter, below, limit }: { scope: LogScope; filter: EventFilter; below: number; limit: number },
): Promise<LogPage> {
  const rule = readingRules[scope];
  authorize(ctx, rule);
  const wanted = await wantedOf(ctx, vocabulary, scope, filter);
  if (!wanted) return nothing;
  const { rows, next, searchedTo } = await query(ctx, rule, async ({ db }) => {
    const found = await findEvents(db, wanted, { below, limit });
    return {
      next: found.next,
      rows: await listEvents(db, wanted.workspaceId, found.numbers),
      searchedTo:
        found.isPartial && found.next !== undefined
          ? await timeOfNumber(db, wanted.workspaceId, found.next)
          : undefined,
    };
  });
  // Nobody gets rows whose reading was not recorded.
  if (await showsOthers(ctx, scope, rows)) await noteReading(ctx, { scope, wanted });
  const shown = filter.act ? rows : rows.filter((row) => !isThisReading(ctx, row));
  return { items: await presentEvents(ctx, vocabulary, scope, shown), next, searchedTo };
}

/** Whether the reader's own reading left this event just now. It stays recorded, and is found by its act. */
function isThisReading(ctx: Ctx, { act, actor_id, occurred_at }: EventRow): boolean {
  const isOwn = act === "log.read" && actor_id === userOf(ctx).userId;
  return isOwn && occurred_at.getTime() > ctx.now().getTime() - readingMs;
}

/** What a filter looks for, with its search resolved. Undefined: nothing can match. */
export async function wantedOf(
  ctx: Ctx,
  { words, named }: Vocabulary,
  scope: LogScope,
  filter: EventFilter,
): Promise<Wanted | undefined> {
  const { act, q } = filter;
  const wanted = compileFilter(filter, {
    scope,
    readerId: userOf(ctx).userId,
    workspaceId: workspaceOf(ctx, scope),
    acts: act ? actsOf(words, act) : [],
  });
  if (!q) return wanted;
  const people = await peopleMeant(ctx, scope, q);
  const facets = [...named.values()].flatMap(({ type, meant }) =>
    (meant?.(ctx.services, q) ?? []).map((id) => `${type}:${id}`),
  );
  const meant = resolveSearch(q, { words, people, facets });
  return meant && { ...wanted, clauses: [...wanted.clauses, ...meant] };
}

/** Whoever reads only their own events searches no people. */
async function peopleMeant(ctx: Ctx, scope: LogScope, q: string): Promise<FoundPerson[]> {
  const words = wordsOf(q).filter((word) => word.length > 1 && !isUuid(word));
  if (scope === "own" || words.length === 0) return [];
  const among = scope === "workspace" ? workspaceOf(ctx, scope) : undefined;
  return query(ctx, eventAccess.find_people, ({ db }) => matchPeople(db, among, words, mostPeople));
}
