/** Features in the default plans that the product does not have yet. */
export const beingBuilt: string[] = [
  "CRM Integrations",
  "Visual Canvas",
  "Team workspace",
  "Task Routing",
  "Compliance reports",
  "Policies",
  "Retention, legal hold and erasure by your rules",
  "Budgets and limits per team, model and agent",
];
