import { query } from "#platform/server/command.ts";
import { requireManagedUser } from "../../factors/require-managed-user.ts";
import type { Endpoint } from "../../service/endpoint.ts";
import { listPasskeys } from "../credential.repository.ts";
import { deletePasskey } from "../delete-passkey.ts";
import { presentPasskey } from "../present-passkey.ts";
import { passkeyIdOf } from "../require-passkey-person.ts";

const path = "/admin/users/:userId/passkeys";

/** Endpoints over anybody's passkeys, for programs with a secret key. */
export const managePasskeyEndpoints: Endpoint[] = [
  {
    method: "GET",
    path,
    async answer(ctx, call) {
      const { id } = await requireManagedUser(ctx, call);
      return { json: (await query(ctx, ({ db }) => listPasskeys(db, id))).map(presentPasskey) };
    },
  },
  {
    method: "DELETE",
    path: `${path}/:id`,
    async answer(ctx, call) {
      const { id: userId } = await requireManagedUser(ctx, call);
      await deletePasskey(ctx, { userId, id: passkeyIdOf(call), service: call.service });
      return {};
    },
  },
];
