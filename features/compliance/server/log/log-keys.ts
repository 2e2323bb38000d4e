import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { SealedColumn } from "#platform/server/secrets/sealed-column.ts";
import type { Secrets } from "#platform/server/secrets/secrets.ts";
import { formatNote, type SignatureLine } from "../../contract/notes/signed-note.ts";
import { keyId, keyTypes, type VerifierKey } from "../../contract/notes/verifier-key.ts";
import { logAccess } from "./log.access.ts";
import { insertLogKey, type LogKeyRow, listLogKeys, retireLogKeys } from "./log-key.repository.ts";
import { sha256 } from "./sha256.ts";

/** An older key signs beside a new one this long, so that everybody can learn the new one. */
const overlapDays = 30;

export const sealedLogKeys: SealedColumn = {
  table: "log_keys",
  column: "sealed_private_key",
  idColumn: "id",
  context: (id) => `log_keys/${id}`,
};

/** Makes the key that signs checkpoints, unless there is one. */
export const ensureLogKey = command("log.ensure_key", logAccess.ensure_key, async (ctx): Promise<void> => {
  if ((await listLogKeys(ctx.db)).length === 0) await makeKey(ctx, "log.key_made");
});

/** Makes a new key. Older ones sign beside it for 30 days, then no more. */
export const rotateLogKey = command("log.rotate_key", logAccess.rotate_key, async (ctx): Promise<void> => {
  const id = await makeKey(ctx, "log.key_rotated");
  const at = new Date(ctx.now().getTime() + overlapDays * 86_400_000);
  await retireLogKeys(ctx.db, { exceptId: id, at });
});

async function makeKey(ctx: Ctx, act: "log.key_made" | "log.key_rotated"): Promise<string> {
  const id = newId(ctx.now().getTime());
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const sealed = ctx.services.secrets.encrypt(
    privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
    sealedLogKeys.context(id),
  );
  const raw = publicKey.export({ format: "der", type: "spki" }).subarray(-32);
  await insertLogKey(ctx.db, { id, public_key: raw, sealed_private_key: sealed, created_at: ctx.now() });
  await ctx.audit({
    act,
    workspaceId: installationWorkspaceId,
    target: [{ type: "log_key", id }],
    facts: { publicKey: raw.toString("hex") },
  });
  return id;
}

/** The key under the name of a log, for formatting and verifying. */
export function verifierKeyOf(origin: string, publicKey: Uint8Array): VerifierKey {
  return { name: origin, type: keyTypes.ed25519, publicKey: new Uint8Array(publicKey) };
}

/** A key that signs, unsealed. */
export interface Signer {
  privateKey: KeyObject;
  publicKey: Uint8Array;
}

/** The keys that are not retired, unsealed once for many notes. */
export function signersOf(secrets: Secrets, keys: readonly LogKeyRow[], now: Date): Signer[] {
  const inForce = keys.filter(({ retires_at }) => !retires_at || retires_at > now);
  return inForce.map(({ id, sealed_private_key, public_key }) => ({
    privateKey: createPrivateKey(secrets.decrypt(sealed_private_key, sealedLogKeys.context(id))),
    publicKey: public_key,
  }));
}

/** A checkpoint's text as a note, signed by each of these keys. */
export function signNote(signers: readonly Signer[], origin: string, text: string): string {
  if (signers.length === 0) throw new Error("No key of the log is in force.");
  const lines = signers.map(({ privateKey, publicKey }): SignatureLine => {
    const id = keyId(sha256, verifierKeyOf(origin, publicKey));
    return { name: origin, keyId: id, signature: sign(null, Buffer.from(text), privateKey) };
  });
  return formatNote({ text, lines });
}
