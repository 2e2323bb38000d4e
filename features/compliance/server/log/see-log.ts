import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { LogState, ProvenScope, SignedLog } from "../../contract/index.ts";
import { toHex } from "../../contract/notes/base64.ts";
import { formatVerifierKey } from "../../contract/notes/verifier-key.ts";
import { type LogKeyRow, listLogKeys } from "./log-key.repository.ts";
import { verifierKeyOf } from "./log-keys.ts";
import { mayExport, readRule, workspaceOfScope } from "./log-scope.ts";
import { countWaiting, listLogs, type SeenLog } from "./seen-log.repository.ts";
import { sha256 } from "./sha256.ts";

/** The signed state of the logs of a scope. */
export function seeLog(ctx: Ctx, scope: ProvenScope): Promise<LogState> {
  return query(ctx, readRule(scope), async ({ db }) => {
    const [logs, keys, { count, since }] = await Promise.all([
      listLogs(db, workspaceOfScope(ctx, scope)),
      listLogKeys(db),
      countWaiting(db),
    ]);
    return {
      logs: logs.map((log) => presentLog(log, keys)),
      waiting: { count, since: since?.toISOString() ?? null },
      mayExport: mayExport(ctx, scope),
    };
  });
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
    keys: keys.map(({ public_key }) => formatVerifierKey(sha256, verifierKeyOf(origin, public_key))),
  };
}
