import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { CodeChallenge } from "../flow/code-challenge.ts";
import { insertFlowState } from "../flow/flow-state.repository.ts";
import type { AuthMethod } from "../sessions/auth-method.ts";

/**
 * Stores the code challenge of the browser that requested the mail. Returns the flow's id, or undefined
 * without a challenge.
 */
export async function beginMailFlow(
  ctx: Ctx,
  userId: string,
  challenge: CodeChallenge | undefined,
  method: AuthMethod,
): Promise<string | undefined> {
  if (!challenge) return undefined;
  const id = newId();
  await insertFlowState(ctx.db, { id, userId, challenge, method, provider: "email", at: ctx.now() });
  return id;
}
