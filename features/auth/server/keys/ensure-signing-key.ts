import { exportJWK, generateKeyPair } from "jose";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { newId } from "#platform/server/ids.ts";
import { sealedSigningKeys } from "./sealed-signing-keys.ts";
import { insertCurrentKey, listSigningKeys } from "./signing-key.repository.ts";

/** Makes the installation's ES256 key at the first start; its private part is sealed with the master key. */
export const ensureSigningKey = command("signing_key.ensure", async (ctx, _input: object): Promise<void> => {
  const known = await listSigningKeys(ctx.db);
  if (known.some(({ status }) => status === "current")) return;
  const kid = newId();
  const { publicKey, privateKey } = await generateKeyPair("ES256", { extractable: true });
  const isMade = await insertCurrentKey(ctx.db, {
    kid,
    alg: "ES256",
    public_jwk: { ...(await exportJWK(publicKey)), kid, alg: "ES256", use: "sig", key_ops: ["verify"] },
    sealed_private_jwk: ctx.services.secrets.encrypt(
      JSON.stringify(await exportJWK(privateKey)),
      sealedSigningKeys.context(kid),
    ),
  });
  if (!isMade) return;
  await ctx.audit({
    act: "signing_key.created",
    workspaceId: installationWorkspaceId,
    target: [{ type: "signing_key", id: kid }],
  });
});
