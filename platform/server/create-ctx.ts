import { appendAuditEvent } from "./audit/append-audit-event.ts";
import type { Actor, Ctx, Source } from "./context.ts";
import type { Db } from "./db/connection-db.ts";
import { insertEvent } from "./events/events.repository.ts";
import { newId } from "./ids.ts";
import type { Services } from "./services.ts";

export interface CtxOptions {
  requestId?: string;
  source?: Source;
}

/** A context without a transaction; commands and queries open one. */
export function createCtx(services: Services, actor: Actor, options: CtxOptions = {}): Ctx {
  return build(services, actor, options.requestId ?? newId(), options.source ?? {}, undefined, []);
}

/** The same context inside the transaction `db`; `effects` run after its commit. */
export function withTransaction(ctx: Ctx, db: Db, effects: (() => void)[]): Ctx {
  return build(ctx.services, ctx.actor, ctx.requestId, ctx.source, db, effects);
}

function build(
  services: Services,
  actor: Actor,
  requestId: string,
  source: Source,
  db: Db | undefined,
  effects: (() => void)[],
): Ctx {
  const ctx: Ctx = {
    actor,
    requestId,
    source,
    services,
    log: services.log,
    isInTransaction: db !== undefined,
    get db() {
      if (!db) throw new Error("No transaction is open: call this inside a command or a query.");
      return db;
    },
    now: () => services.now(),
    emit: (event) => insertEvent(ctx.db, event),
    audit: (event) => appendAuditEvent(ctx, event),
    enqueue: (job, payload, sendOptions) =>
      services.jobs.send(ctx.db, job.name, { ...(payload as object) }, sendOptions),
    afterCommit: (effect) => {
      effects.push(effect);
    },
    as: (other) => build(services, other, requestId, source, undefined, []),
  };
  return ctx;
}
