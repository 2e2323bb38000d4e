import type { AccessRule, ObjectRule } from "./access/access-rule.ts";
import { authorize, findAllowed } from "./access/authorize.ts";
import { type Ctx, claimsOf } from "./context.ts";
import { openTransaction, type Transaction, withTransaction } from "./create-ctx.ts";
import type { Db } from "./db/connection-db.ts";
import { type Claims, inTransaction } from "./db/transaction.ts";
import { fail, platformErrors } from "./errors.ts";
import { markPerformed } from "./http/idempotency.repository.ts";
import { lastOf } from "./last-statements.ts";
import { recordRefusal } from "./refusals.ts";

export interface Command<Input, Output> {
  (ctx: Ctx, input: Input): Promise<Output>;
  readonly commandName: string;
  readonly rule: AccessRule;
}

const registry = new Map<string, Command<never, unknown>>();

/**
 * Declares one act that changes something, named `<noun>.<verb>`. `rule` is applied before anything else is
 * read or written. With a rule about an object, `perform` receives the checked row.
 *
 * Outside a transaction the command opens one and commits; inside another command it joins. It decides,
 * writes, audits and emits, all or nothing. The same commit marks the request's `Idempotency-Key` as used.
 */
export function command<Row, Input, Output>(
  name: `${string}.${string}`,
  rule: ObjectRule<Row, Input>,
  perform: (ctx: Ctx, input: Input, row: Row) => Promise<Output>,
): Command<Input, Output>;
export function command<Input, Output>(
  name: `${string}.${string}`,
  rule: AccessRule,
  perform: (ctx: Ctx, input: Input) => Promise<Output>,
): Command<Input, Output>;
export function command<Row, Input, Output>(
  name: `${string}.${string}`,
  rule: AccessRule | ObjectRule<Row, Input>,
  perform: (ctx: Ctx, input: Input, row: Row) => Promise<Output>,
): Command<Input, Output> {
  const within = async (ctx: Ctx, input: Input, isPart: boolean) =>
    perform(
      ctx,
      input,
      isAboutObject(rule) ? await findAllowed(ctx, rule, input, isPart) : (undefined as Row),
    );
  const run = async (ctx: Ctx, input: Input) => {
    authorize(ctx, rule);
    if (!ctx.isInTransaction) return transact(ctx, "write", rule, (inner) => within(inner, input, false));
    requireElevated(ctx, rule);
    return within(ctx, input, true);
  };
  const declared = Object.assign(run, { commandName: name, rule });
  if (registry.has(name)) throw new Error(`Two commands are named ${name}`);
  registry.set(name, declared);
  return declared;
}

/**
 * Reads in one transaction. Without a rule it reads as the actor, under row-level security. A rule is applied
 * first; with an elevated rule the query reads beyond the caller's own rows.
 */
export function query<Output>(ctx: Ctx, perform: (ctx: Ctx) => Promise<Output>): Promise<Output>;
export function query<Output>(
  ctx: Ctx,
  rule: AccessRule,
  perform: (ctx: Ctx) => Promise<Output>,
): Promise<Output>;
export async function query<Output>(
  ctx: Ctx,
  ...[ruleOrPerform, performByRule]:
    | [(ctx: Ctx) => Promise<Output>]
    | [AccessRule, (ctx: Ctx) => Promise<Output>]
): Promise<Output> {
  if (typeof ruleOrPerform === "function") {
    return ctx.isInTransaction
      ? ruleOrPerform(ctx)
      : transact(ctx, "read", { isElevated: false }, ruleOrPerform);
  }
  if (!performByRule) throw new Error("A query says what to read.");
  authorize(ctx, ruleOrPerform);
  if (!ctx.isInTransaction) return transact(ctx, "read", ruleOrPerform, performByRule);
  requireElevated(ctx, ruleOrPerform);
  return performByRule(ctx);
}

/** All declared commands by name. Tests check that each has a rule and leaves an audit event. */
export function commands(): ReadonlyMap<string, Command<never, unknown>> {
  return registry;
}

/** A transaction that is already open is never elevated. */
function requireElevated(ctx: Ctx, { isElevated, noun, verb }: AccessRule): void {
  if (!isElevated || ctx.isElevated || ctx.actor.type === "system") return;
  throw new Error(`${noun}.${verb} acts beyond the caller's rows: call it before the transaction opens.`);
}

function isAboutObject<Row, Input>(
  rule: AccessRule | ObjectRule<Row, Input>,
): rule is ObjectRule<Row, Input> {
  return "object" in rule;
}

async function transact<Output>(
  ctx: Ctx,
  mode: "read" | "write",
  { isElevated }: Pick<AccessRule, "isElevated">,
  perform: (ctx: Ctx) => Promise<Output>,
): Promise<Output> {
  ctx.signal?.throwIfAborted();
  let transaction: Transaction | undefined;
  const { reservedKey } = ctx;
  const claims: Claims = isElevated ? { role: "service_role" } : claimsOf(ctx.actor);
  const performed = async (db: Db) => {
    transaction = openTransaction(db, isElevated);
    const output = await perform(withTransaction(ctx, transaction));
    if (mode === "write" && reservedKey && !(await markPerformed(db, reservedKey))) {
      fail(platformErrors, "request.in_progress");
    }
    return output;
  };
  const last = () => (transaction ? lastOf(transaction.collected) : []);
  const result = await inTransaction(ctx.services.pool, claims, mode, performed, { last }).catch(
    recordRefusal,
  );
  for (const effect of transaction?.effects ?? []) effect();
  return result;
}
