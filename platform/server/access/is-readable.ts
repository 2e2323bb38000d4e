import { query } from "../command.ts";
import type { Ctx } from "../context.ts";
import type { AccessRule, ObjectRule } from "./access-rule.ts";
import { admits, relationTo } from "./authorize.ts";
import { accessTables } from "./define-access.ts";
import type { ObjectRef } from "./grant.repository.ts";
import { reaches } from "./relation.ts";
import { callerOf } from "./who.ts";

/** Whether the caller may read an object, by the table of its noun. Undefined for what has no such table. */
export async function isObjectReadable(ctx: Ctx, { noun, id }: ObjectRef): Promise<boolean | undefined> {
  const rule = readRuleOf(noun);
  if (!rule) return undefined;
  if (!admits(rule, callerOf(ctx))) return false;
  return query(ctx, async (inner) => {
    const row = await rule.find(inner, { id });
    return row !== undefined && reaches(await relationTo(inner, rule, row), rule.needs);
  });
}

/** Who reads objects of this kind. Undefined for what has no such table. */
export function readRuleOf(noun: string): ObjectRule<unknown> | undefined {
  const rule = accessTables().get(noun)?.read;
  return rule && isAboutObject(rule) ? rule : undefined;
}

function isAboutObject(rule: AccessRule): rule is ObjectRule<unknown> {
  return "object" in rule;
}
