import { listProviderNames } from "#features/models/server/index.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { aiSettingsErrors } from "../../contract/errors.ts";
import { RedactionRuleId, type SwitchRule } from "../../contract/redaction.ts";
import { installationAiAccess } from "../ai-settings.access.ts";
import { invalidateAiSettings } from "../read-ai-settings.ts";
import { deleteRuleSwitch, insertRuleSwitch, listOwnTerms } from "./redaction-rule.repository.ts";

/** Switches a rule on or off for a provider. Idempotent. Throws `redaction.not_found`. */
export const switchRedactionRule = command(
  "redaction_rule.switch",
  installationAiAccess.change_redaction,
  async (ctx, { providerId, rule, isOn }: SwitchRule): Promise<void> => {
    const [providers, terms] = await Promise.all([listProviderNames(ctx), listOwnTerms(ctx.db)]);
    const isRule = RedactionRuleId.safeParse(rule).success || terms.some(({ id }) => id === rule);
    if (!isRule || !providers.some(({ id }) => id === providerId))
      fail(aiSettingsErrors, "redaction.not_found");
    const row = { provider_id: providerId, rule };
    const isChanged = isOn
      ? await insertRuleSwitch(ctx.db, { ...row, switched_on_by: userOf(ctx).userId })
      : await deleteRuleSwitch(ctx.db, row);
    if (!isChanged) return;
    await ctx.audit({
      act: isOn ? "redaction.switched_on" : "redaction.switched_off",
      workspaceId: installationWorkspaceId,
      target: [{ type: "model_provider", id: providerId }],
      facts: { rule },
    });
    ctx.afterCommit(() => invalidateAiSettings(ctx.services));
  },
);
