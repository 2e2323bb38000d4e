import { query } from "../command.ts";
import type { Ctx } from "../context.ts";
import type { AccessRule, ObjectRule } from "./access-rule.ts";
import { admits, isOwn, relationTo } from "./authorize.ts";
import { type Relation, reaches } from "./relation.ts";
import { callerOf } from "./who.ts";

type ObjectVerb<Table> = {
  [Verb in keyof Table]: Table[Verb] extends { needs: Relation } ? Verb : never;
}[keyof Table];

/**
 * The caller's rights on a row, one boolean for each verb about objects. They come from the same table that
 * decides.
 */
export async function abilitiesOf<Row, Table extends Readonly<Record<string, AccessRule | ObjectRule<Row>>>>(
  ctx: Ctx,
  table: Table,
  row: Row,
): Promise<Record<ObjectVerb<Table>, boolean>> {
  const rules = Object.entries(table).filter(([, rule]) => "object" in rule) as [string, ObjectRule<Row>][];
  const relation = rules[0] && (await relationOutside(ctx, rules[0][1], row));
  const caller = { ...callerOf(ctx), isPart: false };
  const abilities = rules.map(
    ([verb, rule]) => [verb, admits(rule, caller) && reaches(relation, rule.needs)] as const,
  );
  return Object.fromEntries(abilities) as Record<ObjectVerb<Table>, boolean>;
}

/**
 * Like `relationTo`, but also works without an open transaction. The caller's own row needs no transaction.
 */
async function relationOutside<Row>(
  ctx: Ctx,
  rule: ObjectRule<Row>,
  row: Row,
): Promise<Relation | undefined> {
  return isOwn(ctx, rule, row) ? "owner" : query(ctx, (inner) => relationTo(inner, rule, row));
}
