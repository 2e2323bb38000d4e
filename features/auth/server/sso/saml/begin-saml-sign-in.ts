import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { newId } from "#platform/server/ids.ts";
import type { CodeChallenge } from "../../flow/code-challenge.ts";
import { insertFlowState } from "../../flow/flow-state.repository.ts";
import { sessionAccess } from "../../sessions/session.access.ts";
import { insertRelayState } from "./relay-state.repository.ts";

export interface BeginSamlSignIn {
  relayStateId: string;
  requestId: string;
  providerId: string;
  redirectTo: string;
  challenge: CodeChallenge | undefined;
  browserHash?: string | undefined;
}

/** Stores a request to an identity provider and, for a code flow, its code challenge. */
export const beginSamlSignIn = command(
  "session.begin_saml",
  sessionAccess.begin_saml,
  async (ctx, input: BeginSamlSignIn): Promise<void> => {
    const { challenge, redirectTo, providerId } = input;
    const at = ctx.now();
    const flowStateId = challenge ? newId() : null;
    if (challenge && flowStateId) {
      const provider = `sso:${providerId}`;
      await insertFlowState(ctx.db, {
        id: flowStateId,
        challenge,
        method: "sso/saml",
        provider,
        redirectTo,
        at,
      });
    }
    await insertRelayState(ctx.db, {
      id: input.relayStateId,
      sso_provider_id: providerId,
      request_id: input.requestId,
      redirect_to: redirectTo,
      flow_state_id: flowStateId,
      browser_hash: input.browserHash ?? null,
      created_at: at,
    });
    await ctx.audit({
      act: "session.requested",
      workspaceId: installationWorkspaceId,
      target: [{ type: "sso_provider", id: providerId }],
      facts: { method: "sso/saml" },
    });
  },
);
