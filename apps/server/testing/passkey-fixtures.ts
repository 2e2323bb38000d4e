import { z } from "zod";
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
import { newUser } from "./factor-fixtures.ts";

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
  const person = await newUser(world);
  const key = createScriptedAuthenticator();
  const asked = AskedForNew.parse(await startPasskeyRegistration(world.system, { ...person, service }));
  const credential = key.create(asked.options);
  const answer = { ...person, challengeId: asked.challenge_id, credential, service };
  return { ...person, key, id: Registered.parse(await registerPasskey(world.system, answer)).id };
}

export const passkeyFixtures: Record<string, CommandFixture> = {
  "passkey.start_registration": {
    act: "passkey.registration_started",
    perform: async (world) => startPasskeyRegistration(world.system, { ...(await newUser(world)), service }),
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
    perform: async (world) =>
      renamePasskey(world.system, { ...(await registered(world)), friendlyName: "Laptop" }),
  },
  "passkey.delete": {
    act: "passkey.deleted",
    perform: async (world) => deletePasskey(world.system, { ...(await registered(world)), service }),
  },
};
