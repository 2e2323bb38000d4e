import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { type DeletePasskey, deletePasskey } from "./delete-passkey.ts";
import { passkeyAccess } from "./passkey.access.ts";

/** Deletes a passkey of the caller. */
export const deleteOwnPasskey = command(
  "passkey.delete_own",
  passkeyAccess.delete_own,
  (ctx, passkey: Omit<DeletePasskey, "userId">): Promise<void> =>
    deletePasskey(ctx, { ...passkey, userId: userOf(ctx).userId }),
);
