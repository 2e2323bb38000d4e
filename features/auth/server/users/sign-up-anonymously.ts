import type { JsonObject } from "#platform/contract/json.ts";
import { command } from "#platform/server/command.ts";
import { newId } from "#platform/server/ids.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import type { SessionGrant } from "../sessions/session.ts";
import { startSession } from "../sessions/start-session.ts";
import { mergeMetadata } from "./merge-metadata.ts";
import { userAccess } from "./user.access.ts";
import { insertUser } from "./user.repository.ts";

/** Creates a user without address or number. Proving one later keeps the account. */
export const signUpAnonymously = command(
  "user.sign_up_anonymously",
  userAccess.sign_up_anonymously,
  async (
    ctx,
    { service, metadata }: { service: AuthServiceOptions; metadata: JsonObject },
  ): Promise<SessionGrant> => {
    const id = newId();
    await insertUser(ctx.db, {
      id,
      passwordHash: null,
      appMetadata: {},
      userMetadata: mergeMetadata({}, metadata),
      isAnonymous: true,
      at: ctx.now(),
    });
    await ctx.audit({
      act: "user.signed_up",
      workspaceId: id,
      onBehalfOf: id,
      target: [{ type: "user", id }],
      facts: { provider: "anonymous" },
    });
    return startSession(ctx, { service, userId: id, method: "anonymous", reliesOn: "proof_in_transaction" });
  },
);
