import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const entitlementActs: ActWords = {
  nouns: {
    entitlement_override: ["Exception to a plan", "Ausnahme von einem Tarif"],
    plan_entitlement: ["Content of a plan", "Inhalt eines Tarifs"],
    usage_budget: ["Budget", "Budget"],
    workspace_plan: ["Plan of a workspace", "Tarif eines Arbeitsbereichs"],
  },
  acts: {
    "entitlement_override.deleted": [
      "{actor} removed an exception to a plan",
      "{actor} hat eine Ausnahme von einem Tarif entfernt",
    ],
    "entitlement_override.set": [
      "{actor} made an exception to a plan",
      "{actor} hat eine Ausnahme von einem Tarif gemacht",
    ],
    "plan_entitlement.changed": [
      "{actor} changed what the plan {plan} gives",
      "{actor} hat geändert, was der Tarif {plan} enthält",
    ],
    "plan_entitlement.created": [
      "{actor} set what plans give",
      "{actor} hat festgelegt, was Tarife enthalten",
    ],
    "usage_budget.deleted": ["{actor} removed a budget", "{actor} hat ein Budget entfernt"],
    "usage_budget.set": ["{actor} set a budget", "{actor} hat ein Budget festgelegt"],
    "workspace_plan.assigned": [
      "{actor} gave the workspace a plan",
      "{actor} hat dem Arbeitsbereich einen Tarif gegeben",
    ],
    "workspace_plan.put": [
      "{actor} put the workspace on a plan",
      "{actor} hat den Arbeitsbereich auf einen Tarif gesetzt",
    ],
    "workspace_plan.unassigned": [
      "{actor} took the given plan from the workspace",
      "{actor} hat dem Arbeitsbereich den gegebenen Tarif entzogen",
    ],
  },
};
