import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { LogState, ProvenScope, SignedLog } from "../../contract/index.ts";
import { toHex } from "../../contract/notes/base64.ts";
import { formatVerifierKey } from "../../contract/notes/verifier-key.ts";
import { logAccess } from "./log.access.ts";
import { type LogKeyRow, listLogKeys } from "./log-key.repository.ts";
import { verifierKeyOf } from "./log-keys.ts";
import { mayExport, readRule, workspaceOfScope } from "./log-scope.ts";
import { countWaiting, listLogs, type SeenLog } from "./seen-log.repository.ts";
import { sha256 } from "./sha256.ts";
import { listWitnesses } from "./witnesses/witness.repository.ts";

/** The signed state of the logs of a scope. */
export function seeLog(ctx: Ctx, scope: ProvenScope): Promise<LogState> {
  const isExportable = mayExport(ctx, scope);
  return query(ctx, readRule(scope), ({ db }) => readState(db, workspaceOfScope(ctx, scope), isExportable));
}

/** The signed state of the installation's log, for the command line. */
export function seeInstallationLog(ctx: Ctx): Promise<LogState> {
  return query(ctx, logAccess.change_witnesses, ({ db }) => readState(db, installationWorkspaceId, false));
}

async function readState(db: Db, workspaceId: string, mayExport: boolean): Promise<LogState> {
  const isOwn = workspaceId === installationWorkspaceId;
  const [logs, installation, keys, { count, since }, witnesses] = await Promise.all([
    listLogs(db, workspaceId),
    isOwn ? [] : listLogs(db, installationWorkspaceId),
    listLogKeys(db),
    countWaiting(db),
    listWitnesses(db),
  ]);
  return {
    logs: logs.map((log) => presentLog(log, keys)),
    waiting: { count, since: since?.toISOString() ?? null },
    witnesses: witnesses.map(({ name, cosigned_at, failure }) => ({
      name,
      cosignedAt: cosigned_at?.toISOString() ?? null,
      failure,
    })),
    installationKeys: installation.flatMap(({ origin }) => keysOf(origin, keys)),
    mayExport,
  };
}

function keysOf(origin: string, keys: readonly LogKeyRow[]): string[] {
  return keys.map(({ public_key }) => formatVerifierKey(sha256, verifierKeyOf(origin, public_key)));
}

function presentLog(log: SeenLog, keys: readonly LogKeyRow[]): SignedLog {
  const { id, origin, generation, size, note, root, signed_at, signed_size } = log;
  return {
    id,
    origin,
    generation,
    openedAt: log.opened_at.toISOString(),
    closedAt: log.closed_at?.toISOString() ?? null,
    closedBecause: log.closed_because,
    size,
    checkpoint:
      note !== null && root && signed_at && signed_size !== null
        ? { size: signed_size, root: toHex(root), signedAt: signed_at.toISOString(), note }
        : null,
    keys: keysOf(origin, keys),
  };
}
