import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { formatVerifierKey } from "../../../contract/notes/verifier-key.ts";
import { listExportedLogs } from "../../log/exported-log.repository.ts";
import { keysOfOrigin } from "../../log/keys-of-origin.ts";
import { listLogKeys } from "../../log/log-key.repository.ts";
import { signersOf, signNote, verifierKeyOf } from "../../log/log-keys.ts";
import { sha256 } from "../../log/sha256.ts";
import { archiveAccess } from "../archive.access.ts";

export interface SigningLog {
  origin: string;
  /** Verifier keys under its name, and under those of older logs of the workspace, oldest first. */
  keys: string[];
  sign(text: string): string;
}

/** The log in whose name an archive of the workspace is signed: its newest one. Throws when none was ever signed. */
export async function signingLog(ctx: Ctx, workspaceId: string): Promise<SigningLog> {
  const { ownLogs, installationLogs, keys } = await query(ctx, archiveAccess.write, async ({ db }) => ({
    ownLogs: await listExportedLogs(db, workspaceId),
    installationLogs: await listExportedLogs(db, installationWorkspaceId),
    keys: await listLogKeys(db),
  }));
  const origin = (ownLogs.at(-1) ?? installationLogs.at(-1))?.origin;
  if (!origin) throw new Error("No log was signed yet, so no archive can be.");
  // Events that stand in a log which a restore closed are proven by its last checkpoint.
  const origins = new Set([...ownLogs.map((log) => log.origin), origin]);
  const signers = signersOf(ctx.services.secrets, keys, ctx.now());
  return {
    origin,
    keys: [...origins].flatMap((name) =>
      keys.map(({ public_key }) => formatVerifierKey(sha256, verifierKeyOf(name, public_key))),
    ),
    sign: (text) => signNote(signers, origin, text),
  };
}

/** The newest key of each log in whose name archives of the workspace may be signed: its own, and that of the installation. */
export async function newestKeysOf(db: Db, workspaceId: string): Promise<string[]> {
  const newest = async (id: string) => {
    const log = (await listExportedLogs(db, id)).at(-1);
    return log ? (await keysOfOrigin(db, log.origin)).slice(-1) : [];
  };
  return [...(await newest(workspaceId)), ...(await newest(installationWorkspaceId))];
}
