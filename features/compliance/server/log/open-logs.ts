import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { newId } from "#platform/server/ids.ts";
import { type GrowingLog, growingLog } from "./grow-log.ts";
import { generationsOf, insertLog, lockOpenLogs, storeGrowth } from "./log.repository.ts";

interface OpenLogsOptions {
  workspaceIds: readonly string[];
  /** The host of the installation, part of the name of a new log. */
  host: string;
  at: Date;
}

/** The open logs of these workspaces, locked for growth. A workspace without one gets its first or next. */
export async function openLogs(db: Db, options: OpenLogsOptions): Promise<Map<string, GrowingLog>> {
  const { workspaceIds, host, at } = options;
  const found = await lockOpenLogs(db, workspaceIds);
  const logs = new Map(found.map((log) => [log.workspace_id, growingLog(log)]));
  const missing = workspaceIds.filter((id) => !logs.has(id));
  if (missing.length === 0) return logs;
  const generations = await generationsOf(db, missing);
  for (const workspaceId of missing) {
    const generation = (generations.get(workspaceId) ?? 0) + 1;
    const origin = originOf(host, workspaceId, at);
    const log = { id: newId(at.getTime()), workspace_id: workspaceId, generation, origin };
    await insertLog(db, log, at);
    logs.set(workspaceId, growingLog({ ...log, size: 0, published_size: 0, peaks: Buffer.of() }));
  }
  return logs;
}

/** Stores all that was appended. */
export async function storeGrown(db: Db, growing: readonly GrowingLog[]): Promise<void> {
  const grown = growing.filter(({ entries }) => entries.length > 0);
  if (grown.length === 0) return;
  await storeGrowth(
    db,
    grown.map(({ log, size, peaks }) => ({ id: log.id, size, peaks: Buffer.concat(peaks) })),
    grown.flatMap(({ entries }) => entries),
    grown.flatMap(({ tiles }) => tiles),
  );
}

/**
 * The name of a log, and of the key that signs it. With the moment of its opening, no database that is restored twice
 * gives one name to two logs.
 */
function originOf(host: string, workspaceId: string, at: Date): string {
  const name = workspaceId === installationWorkspaceId ? "_meta" : workspaceId;
  return `${host}/log/${name}/${at.toISOString().replaceAll(/[-:.]/g, "")}`;
}
