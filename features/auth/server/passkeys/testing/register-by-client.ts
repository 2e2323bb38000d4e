import type { Person } from "../../testing.ts";
import { createScriptedAuthenticator } from "./scripted-authenticator.ts";

/** Registers a passkey of `key` as a client does, by default of a new key. Throws when it may not begin. */
export async function registerByClient(
  { client }: Pick<Person, "client">,
  key = createScriptedAuthenticator(),
) {
  const { data: asked, error } = await client.passkey.startRegistration();
  if (error) throw error;
  const credential = key.create(asked.options);
  return client.passkey.verifyRegistration({ challengeId: asked.challenge_id, credential });
}
