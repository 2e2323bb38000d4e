import { CompiledQuery } from "kysely";
import { auditInsertion, type NewAuditEvent } from "./audit/audit.repository.ts";
import type { DomainEvent } from "./context.ts";
import type { Db } from "./db/connection-db.ts";
import type { Statement } from "./db/statement.ts";
import { deliveryInsertion } from "./events/delivery.repository.ts";
import { eventInsertion } from "./events/events.repository.ts";
import type { Publication } from "./events/publication.ts";

/** What a transaction collects and stores at its end, in as few statements as possible. */
export interface Collected {
  readonly audit: NewAuditEvent[];
  readonly events: DomainEvent[];
  readonly publications: Publication[];
  /** Audit events that are being sealed. */
  sealing: number;
  /** Nothing can be added any more. */
  isOver: boolean;
}

export function nothingCollected(): Collected {
  return { audit: [], events: [], publications: [], sealing: 0, isOver: false };
}

/** Ends the collecting. Throws when the command did not wait for its own audit event. */
export function lastOf(collected: Collected): Statement[] {
  requireSealed(collected);
  collected.isOver = true;
  return lastStatements(collected);
}

/** An event that is sealed later would be in no statement. */
function requireSealed({ sealing }: Collected): void {
  if (sealing > 0) throw new Error("The command ended before its audit event was written.");
}

/** Keeps the texts of statements few and their parameters far below the limit of the protocol. */
const rowsAtOnce = 20;

/**
 * The last statements of a transaction. Published events come last: the locks that order an object's events are thus
 * taken after all others, and held only during the commit.
 */
function lastStatements({ audit, events, publications }: Collected): Statement[] {
  return [
    ...inPages(audit).map(auditInsertion),
    ...inPages(events).map(eventInsertion),
    ...(publications.length > 0 ? deliveryInsertion(publications) : []),
  ];
}

/** Sends what was collected so far, where the transaction goes on. */
export async function storeCollected(db: Db, collected: Collected): Promise<void> {
  requireSealed(collected);
  const statements = lastStatements(collected);
  for (const rows of [collected.audit, collected.events, collected.publications]) rows.length = 0;
  await execute(db, statements);
}

/** Ends the collecting and sends what was collected, where the transaction ends by other statements. */
export async function storeLast(db: Db, collected: Collected): Promise<void> {
  await execute(db, lastOf(collected));
}

async function execute(db: Db, statements: readonly Statement[]): Promise<void> {
  await Promise.all(statements.map(({ text, values }) => db.executeQuery(CompiledQuery.raw(text, values))));
}

function inPages<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / rowsAtOnce);
  return Array.from({ length: count }, (_, page) => rows.slice(page * rowsAtOnce, (page + 1) * rowsAtOnce));
}
