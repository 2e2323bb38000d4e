import type { DomainEvent } from "#platform/server/context.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";
import { eventInsertion } from "#platform/server/events/events.repository.ts";

/** Events for people in their own workspaces, where the caller may announce nothing. */
export async function announceAtHome(db: Db, events: readonly DomainEvent[]): Promise<void> {
  if (events.length === 0) return;
  const { text, values } = eventInsertion(events);
  await executeAsService(db, text, values);
}
