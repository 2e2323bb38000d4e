import { z } from "zod";
import { query } from "#platform/server/command.ts";
import type { Endpoint } from "../../service/endpoint.ts";
import { optionalText, parseBody } from "../../service/parse-body.ts";
import { listPasskeys } from "../credential.repository.ts";
import { deleteOwnPasskey } from "../delete-own-passkey.ts";
import { presentPasskey } from "../present-passkey.ts";
import { renamePasskey } from "../rename-passkey.ts";
import {
  passkeyIdOf,
  requirePasskeyEditor,
  requirePasskeyOwner,
  requirePasskeyPerson,
} from "../require-passkey-person.ts";

const RenameBody = z.object({ friendly_name: optionalText });

export const ownPasskeyEndpoints: Endpoint[] = [
  {
    method: "GET",
    path: "/passkeys",
    async answer(ctx, call) {
      const { user } = await requirePasskeyPerson(ctx, call);
      return { json: (await query(ctx, ({ db }) => listPasskeys(db, user.id))).map(presentPasskey) };
    },
  },
  {
    method: "PATCH",
    path: "/passkeys/:id",
    async answer(ctx, call) {
      const person = await requirePasskeyEditor(ctx, call);
      const { friendly_name: friendlyName } = parseBody(RenameBody, call.body);
      const renamed = await renamePasskey(person.ctx, { id: passkeyIdOf(call), friendlyName });
      return { json: presentPasskey(renamed) };
    },
  },
  {
    method: "DELETE",
    path: "/passkeys/:id",
    async answer(ctx, call) {
      const person = await requirePasskeyOwner(ctx, call);
      await deleteOwnPasskey(person.ctx, { id: passkeyIdOf(call), service: call.service });
      return {};
    },
  },
];
