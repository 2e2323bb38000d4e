import type { JsonObject } from "#platform/contract/json.ts";
import { command } from "#platform/server/command.ts";
import { newId } from "#platform/server/ids.ts";
import { type SessionGrant, startSession } from "../sessions/start-session.ts";
import { mergeMetadata } from "./merge-metadata.ts";
import { insertUser } from "./user.repository.ts";

export interface SignUp {
  email: string;
  passwordHash: string;
  metadata: JsonObject;
}

/**
 * Makes the user, the personal workspace (by the database, with the user's id) and a first session. The
 * address stays unconfirmed: one may work before it is proved. Undefined when the address is taken.
 */
export const signUp = command(
  "user.sign_up",
  async (ctx, { email, passwordHash, metadata }: SignUp): Promise<SessionGrant | undefined> => {
    const id = newId();
    const proofs = { sub: id, email, email_verified: false, phone_verified: false };
    const isNew = await insertUser(ctx.db, {
      id,
      identityId: newId(),
      email,
      passwordHash,
      appMetadata: { provider: "email", providers: ["email"] },
      userMetadata: mergeMetadata(metadata, proofs),
      at: ctx.now(),
    });
    if (!isNew) return undefined;
    await ctx.audit({
      act: "user.signed_up",
      workspaceId: id,
      onBehalfOf: id,
      target: [{ type: "user", id }],
      facts: { provider: "email" },
      sealed: { email },
    });
    return startSession(ctx, { userId: id, method: "password" });
  },
);
