import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import type { AppError } from "#platform/server/errors.ts";
import { sessionAccess } from "../../sessions/session.access.ts";

export interface RefusedSignIn {
  method: "sso/saml" | "sso/oidc";
  error: Pick<AppError, "code" | "details">;
  /** Absent when the provider is unknown. */
  providerId?: string | undefined;
}

/** Audits a refused response of an identity provider. */
export const recordRefusedSignIn = command(
  "session.record_refused_sso",
  sessionAccess.record_refused_sso,
  async (ctx, { method, error, providerId }: RefusedSignIn): Promise<void> => {
    const fault = error.details?.fault;
    await ctx.audit({
      act: "session.sign_in_failed",
      outcome: "denied",
      errorCode: error.code,
      workspaceId: installationWorkspaceId,
      facts: { method, ...(typeof fault === "string" ? { fault } : {}) },
      ...(providerId ? { target: [{ type: "sso_provider", id: providerId }] } : {}),
    });
  },
);
