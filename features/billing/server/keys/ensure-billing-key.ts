import { randomBytes } from "node:crypto";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { billingKeyAccess } from "../installation/billing-installation.access.ts";
import { findSealedKey, insertKey } from "./billing-key.repository.ts";
import { sealedBillingKeys } from "./sealed-billing-keys.ts";

export const billingKeyId = "installation";

/** Creates the key for derived billing secrets at the first start. */
export const ensureBillingKey = command(
  "billing_key.ensure",
  billingKeyAccess.ensure,
  async (ctx, _input: object): Promise<void> => {
    if (await findSealedKey(ctx.db, billingKeyId)) return;
    const sealed = ctx.services.secrets.encrypt(
      randomBytes(32).toString("base64url"),
      sealedBillingKeys.context(billingKeyId),
    );
    if (!(await insertKey(ctx.db, billingKeyId, sealed))) return;
    await ctx.audit({
      act: "billing_key.created",
      workspaceId: installationWorkspaceId,
      target: [{ type: "billing_key", id: billingKeyId }],
    });
  },
);
