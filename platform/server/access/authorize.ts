import { type Actor, type Ctx, personOf } from "../context.ts";
import { fail, platformErrors } from "../errors.ts";
import type { AccessRule, ObjectRule, ObjectRuleFacts } from "./access-rule.ts";
import { findRelations } from "./grant.repository.ts";
import { type Relation, reaches } from "./relation.ts";
import { agent, apiKey, type Caller, callerOf, part, system, type Who } from "./who.ts";

/** Whether the rule admits this caller, whatever the object. */
export function admits({ who }: Pick<AccessRule, "who">, { actor, isPart }: Caller): boolean {
  if (who.some((entry) => entry.includes({ actor, isPart }))) return true;
  if (actor.type !== "agent" && actor.type !== "api_key") return false;
  // An agent or API key has at most the rights of its person.
  return (
    who.includes(actor.type === "agent" ? agent : apiKey) && admits({ who }, { actor: actor.person, isPart })
  );
}

/**
 * Throws unless the rule admits the caller. Commands and queries call it, and code that spans several of
 * them.
 */
export function authorize(ctx: Ctx, rule: AccessRule): void {
  if (!admits(rule, callerOf(ctx))) refuse(ctx, rule);
}

/**
 * Returns the object of a rule when the caller's relation is strong enough. Throws otherwise. When another
 * command calls (`isPart`) and the rule permits that, the other command's rule has judged the relation.
 */
export async function findAllowed<Row, Input>(
  ctx: Ctx,
  rule: ObjectRule<Row, Input>,
  input: Input,
  isPart = false,
): Promise<Row> {
  const row = (await rule.find(ctx, input)) ?? rule.object.missing();
  if (isPart && rule.who.includes(part)) return row;
  if (!reaches(await relationTo(ctx, rule, row), rule.needs)) refuse(ctx, rule);
  return row;
}

/** The caller's relation to an object they can see. The owner's case needs no statement. */
export async function relationTo<Row>(
  ctx: Ctx,
  rule: Pick<ObjectRuleFacts<Row>, "object">,
  row: Row,
): Promise<Relation | undefined> {
  const [relation] = await relationsTo(ctx, rule, [row]);
  return relation;
}

/** The caller's relation to each of these objects. One statement, unless another object decides the relation. */
export async function relationsTo<Row>(
  ctx: Ctx,
  { object }: Pick<ObjectRuleFacts<Row>, "object">,
  rows: readonly Row[],
): Promise<(Relation | undefined)[]> {
  const others = personOf(ctx.actor) ? rows.filter((row) => !isOwn(ctx, { object }, row)) : [];
  const relations = new Map<Row, Relation | undefined>();
  if (object.relationOf) {
    for (const row of others) relations.set(row, await object.relationOf(ctx, row));
  } else if (others.length > 0) {
    const granted = await findRelations(ctx.db, object.noun, others.map(object.idOf));
    for (const row of others) relations.set(row, granted.get(object.idOf(row)));
  }
  return rows.map((row) => (isOwn(ctx, { object }, row) ? "owner" : relations.get(row)));
}

/** Whether the row belongs to the caller. Everything belongs to the system. */
export function isOwn<Row>(
  { actor }: Ctx,
  { object }: Pick<ObjectRuleFacts<Row>, "object">,
  row: Row,
): boolean {
  return actor.type === "system" || object.ownerOf(row) === personOf(actor)?.userId;
}

/** The message of a refusal, generated from the table. */
export function refusalOf({ who }: Pick<AccessRule, "who">): string {
  const groups = who.filter((entry) => ![part, system, agent, apiKey].includes(entry));
  const words = (groups.length > 0 ? groups : who).map(({ words: group }: Who) => group);
  return `Only ${new Intl.ListFormat("en", { type: "disjunction" }).format(words)} may do this.`;
}

function refuse({ actor, services }: Ctx, rule: AccessRule): never {
  if (actor.type === "anonymous") throw services.signInRequired();
  if (isVisitor(actor)) fail(platformErrors, "auth.visitor");
  fail(platformErrors, "auth.forbidden", { message: refusalOf(rule) });
}

function isVisitor(actor: Actor): boolean {
  return personOf(actor)?.isVisitor === true;
}
