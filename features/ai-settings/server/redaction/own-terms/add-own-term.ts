import { listProviderNames } from "#features/models/server/index.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { aiSettingsErrors } from "../../../contract/errors.ts";
import {
  type AddOwnTerm,
  literalPlaceholder,
  maxOwnTerms,
  type OwnTerm,
  redactionRules,
} from "../../../contract/redaction.ts";
import { installationAiAccess } from "../../ai-settings.access.ts";
import { invalidateAiSettings } from "../../read-ai-settings.ts";
import { insertOwnTerm, insertRuleSwitch, listOwnTerms, lockOwnTerms } from "../redaction-rule.repository.ts";
import { measurePattern, PatternProblem } from "./measure-pattern.ts";

const taken = new Set<string>([...redactionRules.map(({ placeholder }) => placeholder), literalPlaceholder]);

/** Adds words or a pattern, and switches it on for every connected provider. */
export const addOwnTerm = command(
  "redaction_term.add",
  installationAiAccess.change_redaction,
  async (ctx, { kind, text, placeholder }: AddOwnTerm): Promise<OwnTerm> => {
    if (taken.has(placeholder)) fail(aiSettingsErrors, "redaction.placeholder_taken");
    if (kind === "pattern") requireBounded(text);
    else if (text.length < 2) fail(aiSettingsErrors, "redaction.term_too_short");
    await lockOwnTerms(ctx.db);
    const [terms, providers] = await Promise.all([listOwnTerms(ctx.db), listProviderNames(ctx)]);
    if (terms.length >= maxOwnTerms) fail(aiSettingsErrors, "redaction.too_many_terms");
    const term: OwnTerm = { id: newId(ctx.now().getTime()), kind, text, placeholder };
    const { userId } = userOf(ctx);
    await insertOwnTerm(ctx.db, { ...term, created_by: userId });
    for (const { id } of providers)
      await insertRuleSwitch(ctx.db, { provider_id: id, rule: term.id, switched_on_by: userId });
    await ctx.audit({
      act: "redaction.term_added",
      workspaceId: installationWorkspaceId,
      target: [{ type: "redaction", id: term.id }],
      facts: { kind },
      // What has to stay secret must not stay in the log for ever.
      sealed: { text, placeholder },
    });
    ctx.afterCommit(() => invalidateAiSettings(ctx.services));
    return term;
  },
);

function requireBounded(pattern: string): void {
  try {
    measurePattern(pattern);
    new RegExp(pattern, "gu");
  } catch (error) {
    const message =
      error instanceof PatternProblem ? error.message : "This is not a valid regular expression.";
    fail(aiSettingsErrors, "redaction.pattern_refused", { message });
  }
}
