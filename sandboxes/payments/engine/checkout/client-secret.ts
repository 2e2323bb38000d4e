import { isSame, sign } from "../sign.ts";
import type { World } from "../world.ts";

const separator = "_secret_";

/** The browser's secret for a session. Derived on demand, not stored. */
export function clientSecretOf(secretKey: string, sessionId: string): string {
  return `${sessionId}${separator}${sign(secretKey, "checkout", sessionId)}`;
}

/** Page of a hosted session. The secret is in the fragment, which reaches no server. */
export function hostedUrlOf(world: Pick<World, "publicUrl" | "secretKey">, sessionId: string): string {
  const secret = clientSecretOf(world.secretKey, sessionId);
  return `${world.publicUrl}/sandbox/c/hosted#${encodeURIComponent(secret)}`;
}

/** The session of a secret; undefined for a forged one. */
export function sessionIdOf(secretKey: string, clientSecret: string): string | undefined {
  const [id] = clientSecret.split(separator);
  if (!id) return undefined;
  return isSame(clientSecret, clientSecretOf(secretKey, id)) ? id : undefined;
}
