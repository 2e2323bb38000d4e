import { randomBytes } from "node:crypto";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { hashToken } from "../hash-token.ts";
import { insertApiKey, listApiKeys } from "./api-key.repository.ts";
import { apiKeyAccess } from "./key.access.ts";

/** Creates both keys at the first start. Nobody sees this secret key; `createSecretKey` shows another. */
export const ensureApiKeys = command(
  "api_key.ensure",
  apiKeyAccess.ensure,
  async (ctx, _input: object): Promise<void> => {
    const known = await listApiKeys(ctx.db);
    if (!known.some(({ kind }) => kind === "publishable")) await create(ctx, "publishable");
    if (!known.some(({ kind }) => kind === "secret")) await create(ctx, "secret");
  },
);

/** Creates a secret key, which acts as the service role. Returns it once; only its hash is stored. */
export const createSecretKey = command(
  "api_key.create",
  apiKeyAccess.create,
  (ctx, _input: object): Promise<string> => create(ctx, "secret"),
);

async function create(ctx: Ctx, kind: "publishable" | "secret"): Promise<string> {
  const id = newId();
  const key = `sb_${kind}_${randomBytes(24).toString("base64url")}`;
  const isMade = await insertApiKey(ctx.db, {
    id,
    kind,
    key_hash: hashToken(key),
    publishable_key: kind === "publishable" ? key : null,
  });
  if (!isMade) return key;
  await ctx.audit({
    act: "api_key.created",
    workspaceId: installationWorkspaceId,
    target: [{ type: "api_key", id }],
    facts: { kind },
  });
  return key;
}
