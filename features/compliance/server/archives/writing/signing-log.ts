import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { formatVerifierKey } from "../../../contract/notes/verifier-key.ts";
import { listExportedLogs } from "../../log/exported-log.repository.ts";
import { listLogKeys } from "../../log/log-key.repository.ts";
import { signersOf, signNote, verifierKeyOf } from "../../log/log-keys.ts";
import { sha256 } from "../../log/sha256.ts";
import { archiveAccess } from "../archive.access.ts";

export interface SigningLog {
  origin: string;
  /** Verifier keys, oldest first. */
  keys: string[];
  sign(text: string): string;
}

/** The log in whose name an archive of the workspace is signed: its newest one. Throws when none was ever signed. */
export async function signingLog(ctx: Ctx, workspaceId: string): Promise<SigningLog> {
  const { logs, keys } = await query(ctx, archiveAccess.write, async ({ db }) => ({
    logs: [
      ...(await listExportedLogs(db, installationWorkspaceId)),
      ...(await listExportedLogs(db, workspaceId)),
    ],
    keys: await listLogKeys(db),
  }));
  const { origin } = logs.at(-1) ?? {};
  if (!origin) throw new Error("No log was signed yet, so no archive can be.");
  const signers = signersOf(ctx.services.secrets, keys, ctx.now());
  return {
    origin,
    keys: keys.map(({ public_key }) => formatVerifierKey(sha256, verifierKeyOf(origin, public_key))),
    sign: (text) => signNote(signers, origin, text),
  };
}
