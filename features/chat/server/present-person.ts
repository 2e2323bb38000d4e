import { type Ctx, personOf } from "#platform/server/context.ts";
import type { ShownPerson } from "../contract/index.ts";

/** Somebody as the caller sees them. Null: the caller. */
export function presentPerson(
  { actor }: Pick<Ctx, "actor">,
  id: string,
  name: string | null,
): ShownPerson | null {
  return personOf(actor)?.userId === id ? null : { id, name };
}
