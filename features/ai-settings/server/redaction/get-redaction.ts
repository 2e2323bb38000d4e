import { listProviderNames } from "#features/models/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Redaction } from "../../contract/redaction.ts";
import { installationAiAccess } from "../ai-settings.access.ts";
import { listOwnTerms, listRuleSwitches } from "./redaction-rule.repository.ts";

/** The connected providers with their rules, and the own terms. */
export function getRedaction(ctx: Ctx): Promise<Redaction> {
  return query(ctx, installationAiAccess.read, async (inner) => {
    const [providers, switches, terms] = await Promise.all([
      listProviderNames(inner),
      listRuleSwitches(inner.db),
      listOwnTerms(inner.db),
    ]);
    return {
      providers: providers.map(({ id, name }) => ({
        ...{ id, name },
        rulesOn: switches.filter((row) => row.provider_id === id).map(({ rule }) => rule),
      })),
      terms,
    };
  });
}
