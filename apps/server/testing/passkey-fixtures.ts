import { z } from "zod";
import { deleteOwnPasskey } from "#features/auth/server/passkeys/delete-own-passkey.ts";
import { deletePasskey } from "#features/auth/server/passkeys/delete-passkey.ts";
import { registerPasskey } from "#features/auth/server/passkeys/register-passkey.ts";
import { renamePasskey } from "#features/auth/server/passkeys/rename-passkey.ts";
import { signInWithPasskey } from "#features/auth/server/passkeys/sign-in-with-passkey.ts";
import { startPasskeyRegistration } from "#features/auth/server/passkeys/start-registration.ts";
import { startPasskeySignIn } from "#features/auth/server/passkeys/start-sign-in.ts";
import { createScriptedAuthenticator } from "#features/auth/server/passkeys/testing/scripted-authenticator.ts";
import { defaultService as service } from "#features/auth/server/service/default-service.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

const Asked = z.object({ challenge_id: z.string(), options: z.object({ challenge: z.string() }) });
const AskedForNew = Asked.extend({
  options: z.object({
    challenge: z.string(),
    user: z.object({ id: z.string() }),
    rp: z.object({ id: z.string() }),
  }),
});
const Registered = z.object({ id: z.string() });

async function registered(world: CommandWorld) {
  const { ctx, actor } = await world.newPerson();
  const key = createScriptedAuthenticator();
  const asked = AskedForNew.parse(await startPasskeyRegistration(ctx, { service }));
  const credential = key.create(asked.options);
  const answer = { challengeId: asked.challenge_id, credential, service };
  const { id } = Registered.parse(await registerPasskey(ctx, answer));
  return { ctx, userId: actor.userId, key, id };
}

export const passkeyFixtures: Record<string, CommandFixture> = {
  "passkey.start_registration": {
    act: "passkey.registration_started",
    perform: async ({ newPerson }) => startPasskeyRegistration((await newPerson()).ctx, { service }),
  },
  "passkey.register": { act: "passkey.registered", perform: registered },
  "passkey.start_sign_in": {
    act: "passkey.sign_in_started",
    perform: ({ system }) => startPasskeySignIn(system, { service }),
  },
  "passkey.sign_in": {
    act: "passkey.used",
    async perform(world) {
      const { key } = await registered(world);
      const asked = Asked.parse(await startPasskeySignIn(world.system, { service }));
      const credential = key.get(asked.options);
      await signInWithPasskey(world.system, { challengeId: asked.challenge_id, credential, service });
    },
  },
  "passkey.rename": {
    act: "passkey.renamed",
    async perform(world) {
      const { ctx, id } = await registered(world);
      await renamePasskey(ctx, { id, friendlyName: "Laptop" });
    },
  },
  "passkey.delete": {
    act: "passkey.deleted",
    async perform(world) {
      const { userId, id } = await registered(world);
      await deletePasskey(world.system, { userId, id, service });
    },
  },
  "passkey.delete_own": {
    act: "passkey.deleted",
    async perform(world) {
      const { ctx, id } = await registered(world);
      await deleteOwnPasskey(ctx, { id, service });
    },
  },
};
