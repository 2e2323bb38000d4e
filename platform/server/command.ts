import { type Ctx, claimsOf } from "./context.ts";
import { withTransaction } from "./create-ctx.ts";
import { inTransaction } from "./db/transaction.ts";
import { fail, platformErrors } from "./errors.ts";
import { markPerformed } from "./http/idempotency.repository.ts";

export interface Command<Input, Output> {
  (ctx: Ctx, input: Input): Promise<Output>;
  readonly commandName: string;
}

const registry = new Map<string, Command<never, unknown>>();

/**
 * Declares one act that changes something, named `<noun>.<verb>`. Called outside a transaction it opens
 * one as the actor and commits; inside another command it joins. It authorizes, decides, writes, audits
 * and emits; nothing of it stays if any part fails. With it commits that the request's `Idempotency-Key` was used.
 */
export function command<Input, Output>(
  name: `${string}.${string}`,
  perform: (ctx: Ctx, input: Input) => Promise<Output>,
): Command<Input, Output> {
  const run = (ctx: Ctx, input: Input) =>
    ctx.isInTransaction ? perform(ctx, input) : transact(ctx, "write", (inner) => perform(inner, input));
  const declared = Object.assign(run, { commandName: name });
  if (registry.has(name)) throw new Error(`Two commands are named ${name}`);
  registry.set(name, declared);
  return declared;
}

/** Reads in one transaction as the actor; what policies hide does not exist for it. */
export function query<Output>(ctx: Ctx, perform: (ctx: Ctx) => Promise<Output>): Promise<Output> {
  return ctx.isInTransaction ? perform(ctx) : transact(ctx, "read", perform);
}

/** Names of all declared commands, for the check that each leaves a trail. */
export function commandNames(): string[] {
  return [...registry.keys()].sort();
}

async function transact<Output>(
  ctx: Ctx,
  mode: "read" | "write",
  perform: (ctx: Ctx) => Promise<Output>,
): Promise<Output> {
  ctx.signal?.throwIfAborted();
  const effects: (() => void)[] = [];
  const { reservedKey } = ctx;
  const result = await inTransaction(ctx.services.pool, claimsOf(ctx.actor), mode, async (db) => {
    const output = await perform(withTransaction(ctx, db, effects));
    if (mode === "write" && reservedKey && !(await markPerformed(db, reservedKey))) {
      fail(platformErrors, "request.in_progress");
    }
    return output;
  });
  for (const effect of effects) effect();
  return result;
}
