import { newAuditEvent } from "./audit/new-audit-event.ts";
import type { Actor, Ctx, Source } from "./context.ts";
import type { Db } from "./db/connection-db.ts";
import { publicationOf } from "./events/publication.ts";
import type { ReservedKey } from "./http/idempotency.repository.ts";
import { newId } from "./ids.ts";
import { type Collected, nothingCollected, storeCollected } from "./last-statements.ts";
import type { Services } from "./services.ts";

export interface CtxOptions {
  requestId?: string;
  source?: Source;
  signal?: AbortSignal;
}

/** An open transaction of a command or query, with the work due at its end. */
export interface Transaction {
  readonly db: Db;
  readonly isElevated: boolean;
  /** Run after the commit. */
  readonly effects: (() => void)[];
  /** Stored together with the commit. */
  readonly collected: Collected;
}

export function openTransaction(db: Db, isElevated: boolean): Transaction {
  return { db, isElevated, effects: [], collected: nothingCollected() };
}

/** Everything a context is built from. */
interface Parts {
  services: Services;
  actor: Actor;
  requestId: string;
  source: Source;
  reservedKey?: ReservedKey | undefined;
  signal?: AbortSignal | undefined;
  transaction?: Transaction;
}

/** Creates a context without a transaction. Commands and queries open their own. */
export function createCtx(services: Services, actor: Actor, options: CtxOptions = {}): Ctx {
  const { requestId = newId(), source = {}, signal } = options;
  return build({ services, actor, requestId, source, signal });
}

/** The same context inside the transaction. The code that opened the transaction runs its effects. */
export function withTransaction(ctx: Ctx, transaction: Transaction): Ctx {
  return build({ ...partsOf(ctx), transaction });
}

/** The same context for a request with an `Idempotency-Key`. */
export function withReservedKey(ctx: Ctx, reservedKey: ReservedKey | undefined): Ctx {
  return build({ ...partsOf(ctx), reservedKey });
}

function partsOf({ services, actor, requestId, source, reservedKey, signal }: Ctx): Parts {
  return { services, actor, requestId, source, reservedKey, signal };
}

function build(parts: Parts): Ctx {
  const { services, transaction } = parts;
  const collected = (): Collected => {
    if (!transaction) throw new Error("No transaction is open: call this inside a command.");
    if (transaction.collected.isOver) throw new Error("The transaction is over: this came too late.");
    return transaction.collected;
  };
  const ctx: Ctx = {
    actor: parts.actor,
    requestId: parts.requestId,
    source: parts.source,
    reservedKey: parts.reservedKey,
    signal: parts.signal,
    services,
    log: services.log,
    isInTransaction: transaction !== undefined,
    isElevated: transaction?.isElevated ?? false,
    get db() {
      if (!transaction) throw new Error("No transaction is open: call this inside a command or a query.");
      return transaction.db;
    },
    now: () => services.now(),
    emit: async (event) => void collected().events.push(event),
    publish(event, options) {
      const { publications } = collected();
      const publication = publicationOf(services, event, options);
      if (publication) publications.push(publication);
    },
    async audit(event) {
      const into = collected();
      into.sealing += 1;
      try {
        into.audit.push(await newAuditEvent(ctx, event));
      } finally {
        into.sealing -= 1;
      }
      ctx.afterCommit(services.recorded.notify);
    },
    storeCollected: () => storeCollected(ctx.db, collected()),
    enqueue: (job, payload, sendOptions) =>
      services.jobs.send(ctx.db, job.name, { ...(payload as object) }, sendOptions),
    afterCommit: (effect) => {
      transaction?.effects.push(effect);
    },
    // Inside a transaction, the key belongs to that transaction: a nested one may commit although this one
    // fails.
    as: (actor) =>
      build({ ...partsOf(ctx), actor, reservedKey: transaction ? undefined : parts.reservedKey }),
    asSystem: (name) => ctx.as({ type: "system", name }),
  };
  return ctx;
}
