import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import { endSessions } from "../../sessions/end-sessions.ts";
import { ssoProviderAccess } from "../sso.access.ts";
import { listUserIdsOfSsoProvider } from "../users/sso-user.repository.ts";
import { deleteSsoProviderRow, findSsoProvider } from "./sso-provider.repository.ts";
import { nameOf, type SsoProvider } from "./sso-provider.ts";

/** Deletes the provider and ends the sessions of its users. Their data stays. */
export const deleteSsoProvider = command(
  "sso_provider.delete",
  ssoProviderAccess.delete,
  async (ctx, { id }: { id: string }): Promise<SsoProvider> => {
    const provider = (await findSsoProvider(ctx.db, id)) ?? fail(authErrors, "sso_provider_not_found");
    for (const userId of await listUserIdsOfSsoProvider(ctx.db, id)) {
      await endSessions(ctx, { userId, scope: "global", reason: "deleted" });
    }
    await deleteSsoProviderRow(ctx.db, id);
    await ctx.audit({
      act: "sso_provider.deleted",
      workspaceId: installationWorkspaceId,
      target: [{ type: "sso_provider", id }],
      sealed: { name: nameOf(provider) },
    });
    return provider;
  },
);
