import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import type { CodeChallenge } from "../../flow/code-challenge.ts";
import { insertFlowState } from "../../flow/flow-state.repository.ts";
import { sessionAccess } from "../../sessions/session.access.ts";

export interface BeginOidcSignIn {
  /** The `state` that comes back with the browser. */
  id: string;
  providerId: string;
  sealedSecrets: string;
  redirectTo: string;
  challenge: CodeChallenge | undefined;
}

/** Stores the pending sign-in of a browser that leaves for a company's issuer. */
export const beginOidcSignIn = command(
  "session.begin_oidc",
  sessionAccess.begin_oidc,
  async (ctx, { id, providerId, sealedSecrets, redirectTo, challenge }: BeginOidcSignIn): Promise<void> => {
    await insertFlowState(ctx.db, {
      id,
      method: "oauth",
      provider: `sso:${providerId}`,
      sealedSecrets,
      redirectTo,
      at: ctx.now(),
      ...(challenge ? { challenge } : {}),
    });
    await ctx.audit({
      act: "session.requested",
      workspaceId: installationWorkspaceId,
      target: [{ type: "sso_provider", id: providerId }],
      facts: { method: "sso/oidc" },
    });
  },
);
