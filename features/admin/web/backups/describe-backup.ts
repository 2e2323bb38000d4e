import type { AdminFinding } from "#platform/web/modules/admin-check.ts";
import { type Backup, backupAgeLimitDays } from "../../contract/index.ts";

const dayMs = 86_400_000;

/** Describes how old the newest recorded backup is. */
export function describeBackup(newest: Pick<Backup, "recordedAt"> | undefined, now: Date): AdminFinding {
  if (!newest) return { state: "todo", text: "Make a backup, then record it here." };
  const days = Math.floor((now.getTime() - Date.parse(newest.recordedAt)) / dayMs);
  const age = days < 1 ? "today" : days === 1 ? "yesterday" : `${days} days ago`;
  if (days < backupAgeLimitDays) return { state: "good", text: `The last backup was recorded ${age}.` };
  return { state: "todo", text: `The last backup was recorded ${age}. Make a new one.` };
}
