import type { Ctx } from "#platform/server/context.ts";
import { namesOf } from "./person-name.repository.ts";

type Named = { id: string; name: string } | null;

/** Names of people by id. Somebody whose account was deleted is null. Outside the caller's rows, as background work. */
export async function namesOfPeople(
  { services }: Ctx,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => Named> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const names = wanted.length > 0 ? await namesOf(services.servicePool, wanted) : new Map<string, string>();
  return (id) => {
    const name = id === null ? undefined : names.get(id);
    return id !== null && name !== undefined ? { id, name } : null;
  };
}
