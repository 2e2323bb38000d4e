import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { consumeProof } from "./one-time-token.repository.ts";

/**
 * Consumes the caller's checked code in the transaction of the change. Throws when a concurrent call used it for
 * another change.
 */
export async function consumeReauthentication(ctx: Ctx, proofId: string | undefined): Promise<void> {
  if (!proofId) return;
  if (!(await consumeProof(ctx.db, userOf(ctx).userId, proofId)))
    fail(authErrors, "reauthentication_not_valid");
}
