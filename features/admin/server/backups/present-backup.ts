import type { Backup } from "../../contract/backup.ts";
import type { BackupRow } from "./backup.repository.ts";

export function presentBackup({ id, recorded_at, recorded_by }: BackupRow): Backup {
  return { id, recordedAt: recorded_at.toISOString(), recordedBy: recorded_by };
}
