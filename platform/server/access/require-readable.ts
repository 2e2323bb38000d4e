import { query } from "../command.ts";
import type { Ctx } from "../context.ts";
import { authorize, findAllowed } from "./authorize.ts";
import type { ObjectRef } from "./grant.repository.ts";
import { readRuleOf } from "./is-readable.ts";

/**
 * Throws what reading the object throws, unless the caller may read it. `refuse` is called for what has no table that
 * says who reads it.
 */
export async function requireReadable(ctx: Ctx, { noun, id }: ObjectRef, refuse: () => never): Promise<void> {
  const rule = readRuleOf(noun) ?? refuse();
  authorize(ctx, rule);
  await query(ctx, (inner) => findAllowed(inner, rule, { id }));
}
