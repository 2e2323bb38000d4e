import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { findUser } from "../users/user.repository.ts";
import { auditPasskey } from "./audit-passkey.ts";
import { deletePasskeyRow } from "./credential.repository.ts";
import { notifyOfPasskey } from "./notify-of-passkey.ts";
import { passkeyAccess } from "./passkey.access.ts";

export interface DeletePasskey {
  userId: string;
  id: string;
  service: AuthServiceOptions;
}

/** Deletes a passkey of anybody. */
export const deletePasskey = command(
  "passkey.delete",
  passkeyAccess.delete,
  async (ctx, { userId, id, service }: DeletePasskey): Promise<void> => {
    if (!(await deletePasskeyRow(ctx.db, userId, id))) fail(authErrors, "webauthn_credential_not_found");
    await auditPasskey(ctx, "passkey.deleted", { userId, id });
    const user = await findUser(ctx.db, userId);
    if (user) await notifyOfPasskey(ctx, service, "passkey_removed", user);
  },
);
