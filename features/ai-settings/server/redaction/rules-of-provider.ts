import { type OwnTerm, redactionRules } from "../../contract/redaction.ts";
import { ruleOfTerm } from "./own-terms/find-own-term.ts";
import type { RuleSwitchRow } from "./redaction-rule.repository.ts";
import type { Rule } from "./rule.ts";
import { findBy } from "./rules/find-by.ts";

/** The rules of each provider that has any, own terms first. */
export function rulesByProvider(
  switches: readonly RuleSwitchRow[],
  terms: readonly OwnTerm[],
): ReadonlyMap<string, readonly Rule[]> {
  const byProvider = new Map<string, Rule[]>();
  for (const provider of new Set(switches.map(({ provider_id }) => provider_id))) {
    const on = new Set(switches.filter((row) => row.provider_id === provider).map(({ rule }) => rule));
    byProvider.set(provider, [
      ...terms.filter(({ id }) => on.has(id)).map(ruleOfTerm),
      ...redactionRules
        .filter(({ id }) => on.has(id))
        .map(({ id, placeholder }) => ({ placeholder, find: findBy[id] })),
    ]);
  }
  return byProvider;
}
