import type { JsonObject } from "#platform/contract/json.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { issueChallenge } from "./issue-challenge.ts";
import { passkeyAccess } from "./passkey.access.ts";
import { relyingParty } from "./relying-party.ts";

/** Requests any passkey of this site. The challenge names nobody, so it reveals nothing about accounts. */
export const startPasskeySignIn = command(
  "passkey.start_sign_in",
  passkeyAccess.start_sign_in,
  async (ctx, { service }: { service: AuthServiceOptions }): Promise<JsonObject> => {
    const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
    const options = await generateAuthenticationOptions({
      rpID: relyingParty(service.settings).id,
      timeout: service.settings.challengeSeconds * 1_000,
      userVerification: "required",
    });
    await ctx.audit({ act: "passkey.sign_in_started", workspaceId: installationWorkspaceId });
    return issueChallenge(ctx, service, options, { kind: "authentication" });
  },
);
