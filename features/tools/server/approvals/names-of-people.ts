import type { Ctx } from "#platform/server/context.ts";
import { findNames } from "./approval.repository.ts";

/** Names or addresses by id. People may not read each other's accounts, so this reads as background work. */
export async function namesOfPeople(
  { services }: Ctx,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => string> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const names = await findNames(services.servicePool, wanted);
  return (id) => (id && names.get(id)) || "Somebody";
}
