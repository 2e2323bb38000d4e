import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { authErrors } from "../../errors.ts";
import { checkEmail } from "../../users/check-email.ts";
import { publishProvedAddress } from "../../users/publish-proved-address.ts";
import { stripDirectionMarksOfNames } from "../../users/strip-direction-marks.ts";
import { userAccess } from "../../users/user.access.ts";
import { findSsoProvider } from "../providers/sso-provider.repository.ts";
import { findSsoUserByEmail, insertSsoUser, lockSubject } from "./sso-user.repository.ts";

export interface ProvisionSsoUser {
  email: string;
  /** Display name, if the directory sends it. */
  name?: string;
  /** The person's identity provider. */
  ssoProviderId: string;
}

/** Finds or creates the provider's user for a person in a company's directory. Returns the user's id. */
export const provisionSsoUser = command(
  "user.provision_sso",
  userAccess.provision_sso,
  async (ctx, { email, name, ssoProviderId }: ProvisionSsoUser): Promise<string> => {
    const address = checkEmail(email);
    if (!(await findSsoProvider(ctx.db, ssoProviderId))) fail(authErrors, "sso_provider_not_found");
    const provider = `sso:${ssoProviderId}`;
    await lockSubject(ctx.db, provider, address);
    const known = await findSsoUserByEmail(ctx.db, provider, address);
    if (known) return known.id;
    const id = newId();
    await insertSsoUser(ctx.db, {
      id,
      provider,
      email: address,
      metadata: stripDirectionMarksOfNames(name ? { name } : {}),
      at: ctx.now(),
    });
    publishProvedAddress(ctx, id);
    await ctx.audit({
      act: "user.created",
      workspaceId: id,
      onBehalfOf: id,
      target: [{ type: "user", id }],
      facts: { provider: "sso", providerId: ssoProviderId },
      sealed: { email: address },
    });
    return id;
  },
);
