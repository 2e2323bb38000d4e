import { SandboxError } from "../../contract/sandbox-error.ts";
import { findObject } from "../../storage/objects.repository.ts";
import type { StoredObjects } from "../../storage/stored-objects.ts";
import { toSeconds } from "../seconds.ts";
import { isSame, sign } from "../sign.ts";
import type { World } from "../world.ts";

const lifetimeSeconds = 3600;

/** Token of a portal link. Its holder acts as the customer for an hour. */
export function portalTokenOf(secretKey: string, sessionId: string): string {
  return `${sessionId}.${sign(secretKey, "portal", sessionId)}`;
}

/** The session of a token. Throws `not_found` for a forged one, `session_expired` for an old one. */
export async function getPortalSession(
  world: World,
  token: string,
): Promise<StoredObjects["billing_portal.session"]> {
  const [id = ""] = token.split(".");
  const isOurs = isSame(token, portalTokenOf(world.secretKey, id));
  const session = isOurs ? await findObject(world.client, "billing_portal.session", id) : undefined;
  if (!session) throw new SandboxError("not_found", "This portal does not exist.");
  if (session.object.created + lifetimeSeconds <= toSeconds(world.wallNow)) {
    throw new SandboxError("session_expired", "This link has expired. Open the portal again.");
  }
  return session.object;
}
