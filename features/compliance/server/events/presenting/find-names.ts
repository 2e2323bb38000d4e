import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import type { LogScope, NamedThing } from "../../../contract/index.ts";
import { eventAccess } from "../event.access.ts";
import { namesOf } from "../person.repository.ts";
import type { Vocabulary } from "../vocabulary.ts";

export interface Thing {
  type: string;
  id: string;
}

/** How to name things to a reader. */
export type NameThing = (thing: Thing) => NamedThing;

/**
 * Looks up the names of things: people by the product, everything else as the reader, who learns no name that
 * they could not see elsewhere.
 */
export async function findNames(
  ctx: Ctx,
  { named }: Vocabulary,
  scope: LogScope,
  things: readonly Thing[],
): Promise<NameThing> {
  const ids = new Map<string, Set<string>>();
  for (const { type, id } of things) {
    if (isUuid(id)) ids.set(type, (ids.get(type) ?? new Set()).add(id));
  }
  const people = await findPeople(ctx, scope, [...(ids.get("user") ?? [])]);
  const objects = await query(ctx, async (inner) => {
    const found = new Map<string, { name: string; page: string | null }>();
    for (const [type, wanted] of ids) {
      const source = named.get(type);
      if (!source) continue;
      for (const { id, name, page } of await source.find(inner, [...wanted])) {
        found.set(`${type} ${id}`, { name, page: page ?? source.page?.replace(":id", id) ?? null });
      }
    }
    return found;
  });
  return ({ type, id }) => {
    const object = objects.get(`${type} ${id}`);
    const name = type === "user" ? people.get(id) : object?.name;
    return { type, id, name: name || null, page: object?.page ?? null };
  };
}

/** Whoever reads only their own events learns the names of the people of their workspace. */
async function findPeople(ctx: Ctx, scope: LogScope, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const among = scope === "own" ? userOf(ctx).workspaceId : undefined;
  const rows = await query(ctx, eventAccess.find_names, ({ db }) => namesOf(db, ids, among));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
