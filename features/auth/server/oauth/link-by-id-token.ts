import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { identityAccess } from "../identities/identity.access.ts";
import { type LinkIdentity, linkIdentity } from "../identities/link-identity.ts";
import type { SessionGrant } from "../sessions/session.ts";
import { startSession } from "../sessions/start-session.ts";

/** Links the identity of a checked ID token to the caller. The protocol answers with a new session. */
export const linkByIdToken = command(
  "identity.link_by_id_token",
  identityAccess.link_by_id_token,
  async (ctx, { service, profile }: Omit<LinkIdentity, "userId">): Promise<SessionGrant> => {
    const { userId } = userOf(ctx);
    await linkIdentity(ctx, { service, userId, profile });
    return startSession(ctx, { service, userId, method: "oauth", reliesOn: "proof_in_transaction" });
  },
);
