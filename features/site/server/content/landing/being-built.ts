/** What the plans of a new installation name and the product does not do yet. */
export const beingBuilt: string[] = [
  "Agent Mode",
  "Web Browsing",
  "CRM Integrations",
  "Visual Canvas",
  "Team workspace",
  "Task Routing",
  "Approvals",
  "Compliance reports",
  "Policies",
  "A log that an auditor verifies offline, without trusting the server",
  "Retention, legal hold and erasure by your rules",
  "Budgets and limits per team, model and agent",
];
