import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { inServiceTransaction } from "#platform/server/db/transaction.ts";
import { newId } from "#platform/server/ids.ts";
import type { Services } from "#platform/server/services.ts";
import { formatCheckpoint } from "../../contract/notes/checkpoint.ts";
import { rootOf } from "../../contract/tree/peaks.ts";
import { type CheckpointRow, insertCheckpoints, listUnpublished } from "./checkpoint.repository.ts";
import { append, type GrowingLog, splitPeaks } from "./grow-log.ts";
import { listLogKeys } from "./log-key.repository.ts";
import { signersOf, signNote } from "./log-keys.ts";
import { openLogs, storeGrown } from "./open-logs.ts";
import { lockCursor } from "./sequencer.repository.ts";
import { sha256 } from "./sha256.ts";

const mostLogs = 200;

/**
 * Signs the state of each log that has grown, and appends the checkpoints of workspaces to the log of the installation,
 * which is signed last. Only committed states are signed. Returns the newest checkpoint of the installation, if there
 * is a new one.
 */
export async function publishCheckpoints(
  services: Services,
  host: string,
): Promise<CheckpointRow | undefined> {
  for (let count = mostLogs; count === mostLogs; ) {
    const signed = await signUnpublished(services, false);
    count = signed.length;
    if (count > 0) await publishOfWorkspaces(services, signed, host);
  }
  const [own] = await signUnpublished(services, true);
  if (!own) return undefined;
  const isNew = await inServiceTransaction(services.pool, "write", (db) => insertCheckpoints(db, [own]));
  // Another process may have published the same state.
  return isNew.has(own.id) ? own : undefined;
}

async function signUnpublished(
  { pool, secrets, now }: Services,
  isInstallation: boolean,
): Promise<CheckpointRow[]> {
  const at = now();
  const [logs, keys] = await inServiceTransaction(pool, "read", (db) =>
    Promise.all([
      listUnpublished(db, { installationId: installationWorkspaceId, isInstallation, limit: mostLogs }),
      listLogKeys(db),
    ]),
  );
  const signers = logs.length > 0 ? signersOf(secrets, keys, at) : [];
  return logs.map(({ id, origin, size, peaks }) => {
    const root = Buffer.from(rootOf(sha256, splitPeaks(peaks)));
    const note = signNote(signers, origin, formatCheckpoint({ origin, size, root }));
    return { id: newId(at.getTime()), log_id: id, size, root, note, signed_at: at };
  });
}

/** Each checkpoint becomes an entry of the installation's log, in the commit that publishes it. */
function publishOfWorkspaces({ pool, now }: Services, signed: CheckpointRow[], host: string): Promise<void> {
  return inServiceTransaction(pool, "write", async (db) => {
    // Whoever sequences at the moment appends to the same log.
    if (!(await lockCursor(db))) return;
    const isNew = await insertCheckpoints(db, signed);
    const logs = await openLogs(db, { workspaceIds: [installationWorkspaceId], host, at: now() });
    const own = logs.get(installationWorkspaceId) as GrowingLog;
    for (const { id, note } of signed) {
      if (isNew.has(id)) append(own, { bytes: Buffer.from(note), checkpointId: id });
    }
    await storeGrown(db, [own]);
  });
}
