import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { auditPasskey } from "./audit-passkey.ts";
import { renamePasskeyRow } from "./credential.repository.ts";
import type { Credential } from "./credential.ts";
import { passkeyAccess } from "./passkey.access.ts";

const longestName = 120;

/** Renames the caller's passkey, to at most 120 characters. */
export const renamePasskey = command(
  "passkey.rename",
  passkeyAccess.rename,
  async (ctx, { id, friendlyName }: { id: string; friendlyName: string }): Promise<Credential> => {
    const { userId } = userOf(ctx);
    if (!friendlyName) fail(authErrors, "validation_failed", { message: "friendly_name is required" });
    if (friendlyName.length > longestName) {
      fail(authErrors, "validation_failed", { message: "friendly_name must be 120 characters or less" });
    }
    const renamed = await renamePasskeyRow(ctx.db, userId, id, friendlyName, ctx.now());
    if (!renamed) fail(authErrors, "webauthn_credential_not_found");
    await auditPasskey(ctx, "passkey.renamed", { userId, id });
    return renamed;
  },
);
