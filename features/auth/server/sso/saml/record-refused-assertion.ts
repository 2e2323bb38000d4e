import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";

export interface RefusedAssertion {
  /** Absent when it is not known which provider it would be from. */
  providerId?: string | undefined;
  /** The code of the error, and where it has one the fault of the assertion. */
  code: string;
  fault?: string | undefined;
}

/** Leaves a trace of an answer of an identity provider that signed nobody in. */
export const recordRefusedAssertion = command(
  "session.record_refused_assertion",
  async (ctx, { providerId, code, fault }: RefusedAssertion): Promise<void> => {
    await ctx.audit({
      act: "session.sign_in_failed",
      outcome: "denied",
      errorCode: code,
      workspaceId: installationWorkspaceId,
      facts: { method: "sso/saml", ...(fault ? { fault } : {}) },
      ...(providerId ? { target: [{ type: "sso_provider", id: providerId }] } : {}),
    });
  },
);
