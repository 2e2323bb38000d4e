import { query } from "../command.ts";
import type { Ctx } from "../context.ts";
import type { AccessRule, ObjectRule } from "./access-rule.ts";
import { admits, isOwn, relationsTo } from "./authorize.ts";
import { type Relation, reaches } from "./relation.ts";
import { callerOf } from "./who.ts";

/** Whether a rule that is about no object lets the caller in: the part of an ability that the table decides. */
export function mayCall(ctx: Ctx, rule: AccessRule): boolean {
  return admits(rule, { ...callerOf(ctx), isPart: false });
}

type ObjectVerb<Table> = {
  [Verb in keyof Table]: Table[Verb] extends { needs: Relation } ? Verb : never;
}[keyof Table];

type Abilities<Table> = Record<ObjectVerb<Table>, boolean>;

/**
 * The caller's rights on a row, one boolean for each verb about objects. They come from the same table that
 * decides.
 */
export async function abilitiesOf<Row, Table extends AccessTable<Row>>(
  ctx: Ctx,
  table: Table,
  row: Row,
): Promise<Abilities<Table>> {
  const [of] = await abilitiesOfEach(ctx, table, [row]);
  if (!of) throw new Error("A row without abilities.");
  return of.may;
}

/** The same for the rows of a list, in their order: one statement at most, however many they are. */
export async function abilitiesOfEach<Row, Table extends AccessTable<Row>>(
  ctx: Ctx,
  table: Table,
  rows: readonly Row[],
): Promise<{ row: Row; may: Abilities<Table> }[]> {
  const rules = Object.entries(table).filter(([, rule]) => "object" in rule) as [string, ObjectRule<Row>][];
  const caller = { ...callerOf(ctx), isPart: false };
  const relations = rules[0] ? await relationsOutside(ctx, rules[0][1], rows) : [];
  return rows.map((row, at) => {
    const abilities = rules.map(
      ([verb, rule]) => [verb, admits(rule, caller) && reaches(relations[at], rule.needs)] as const,
    );
    return { row, may: Object.fromEntries(abilities) as Abilities<Table> };
  });
}

type AccessTable<Row> = Readonly<Record<string, AccessRule | ObjectRule<Row>>>;

/**
 * Like `relationsTo`, but also works without an open transaction. The caller's own rows need no transaction.
 */
async function relationsOutside<Row>(
  ctx: Ctx,
  rule: ObjectRule<Row>,
  rows: readonly Row[],
): Promise<(Relation | undefined)[]> {
  return rows.every((row) => isOwn(ctx, rule, row))
    ? rows.map(() => "owner")
    : query(ctx, (inner) => relationsTo(inner, rule, rows));
}
