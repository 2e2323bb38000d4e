import { Notification } from "../../contract/index.ts";
import type { NotificationRow } from "./shown.repository.ts";

/** As the bell shows it. Nothing for a kind that this version does not know. */
export function presentNotification(
  row: NotificationRow,
  names: ReadonlyMap<string, string>,
): Notification[] {
  const name = row.actor_id ? names.get(row.actor_id) : undefined;
  const { success, data } = Notification.safeParse({
    ...{ id: row.id, kind: row.kind, path: row.path, facts: row.facts, count: row.count },
    actor: name ? { id: row.actor_id, name } : null,
    object: row.object_type && row.object_id ? { noun: row.object_type, id: row.object_id } : null,
    at: row.created_at.toISOString(),
    isRead: row.read_at !== null,
  });
  return success ? [data] : [];
}
