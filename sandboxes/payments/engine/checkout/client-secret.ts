import { isSame, sign } from "../sign.ts";
import type { World } from "../world.ts";

const separator = "_secret_";

/** What the browser shows to prove its right to a session. It is made anew whenever needed and kept nowhere. */
export function clientSecretOf(secretKey: string, sessionId: string): string {
  return `${sessionId}${separator}${sign(secretKey, "checkout", sessionId)}`;
}

/** Where a hosted session is shown; its secret stands behind the #, which reaches no server. */
export function hostedUrlOf(world: Pick<World, "publicUrl" | "secretKey">, sessionId: string): string {
  const secret = clientSecretOf(world.secretKey, sessionId);
  return `${world.publicUrl}/sandbox/c/hosted#${encodeURIComponent(secret)}`;
}

/** The session that a secret belongs to; absent when nobody gave it out. */
export function sessionIdOf(secretKey: string, clientSecret: string): string | undefined {
  const [id] = clientSecret.split(separator);
  if (!id) return undefined;
  return isSame(clientSecret, clientSecretOf(secretKey, id)) ? id : undefined;
}
