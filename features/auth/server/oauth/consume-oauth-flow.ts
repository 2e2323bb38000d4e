import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { authErrors } from "../errors.ts";
import { lockFlowState, markFlowStateUsed } from "../flow/flow-state.repository.ts";
import type { FlowState } from "../flow/flow-state.ts";
import { sessionAccess } from "../sessions/session.access.ts";

/** Time for a person to come back from the provider. */
const lifetimeMs = 300_000;

/** Consumes the pending sign-in of this state. Each can be consumed once, whatever its outcome. */
export const consumeOAuthFlow = command(
  "session.take_oauth_flow",
  sessionAccess.take_oauth_flow,
  async (ctx, state: string): Promise<FlowState> => {
    const flow = isUuid(state) ? await lockFlowState(ctx.db, state) : undefined;
    // Mailed links store their flows in the same table and never went to a provider.
    if (flow?.authentication_method !== "oauth" || !flow.redirect_to) {
      return fail(authErrors, "bad_oauth_state", { message: "OAuth callback with invalid state" });
    }
    if (flow.used_at) fail(authErrors, "flow_state_already_used");
    if (ctx.now().getTime() - flow.created_at.getTime() > lifetimeMs) {
      fail(authErrors, "bad_oauth_state", { message: "OAuth state has expired" });
    }
    await markFlowStateUsed(ctx.db, flow.id, ctx.now());
    return flow;
  },
);
