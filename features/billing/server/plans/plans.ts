import type { NewPlan } from "./plan.repository.ts";

/**
 * Plans of a new installation. A feature is listed only where its plan decides on it: models are connected for the whole
 * server, so no plan sells them. Prices in US cents. The landing page shows the first four features.
 */
export const plans: NewPlan[] = [
  {
    id: "individual",
    name: "Individual",
    description: "For one person who wants the work done and a record of how.",
    priceMonthlyCents: 2_999,
    sortOrder: 1,
    maxQuantity: 1,
    features: [
      "Agent Mode: give it a goal, watch every step, stop it whenever you like",
      "Web Browsing: it reads the pages you name and shows where each answer came from",
      "CRM Integrations: contacts, companies and deals at hand in every conversation",
      "Compliance Logs: whatever it did, written down as it happened",
      "Visual Canvas: draw a workflow once and let it run",
      "Voice: talk in place of typing, in ten speaking styles",
    ],
  },
  {
    id: "business",
    name: "Business",
    description: "For a team that shares agents, tasks and one trail of what was done.",
    priceMonthlyCents: 9_999,
    sortOrder: 2,
    maxQuantity: 50,
    features: [
      "Everything in Individual",
      "Team workspace: invite colleagues, give roles, share agents and conversations",
      "Task Routing: work goes to the person or the agent who should have it",
      "Approvals: what matters waits for a yes, with the exact content in view",
      "Compliance reports: what was automated, approved and spent, by period",
      "Policies: your own rules decide which tools may do what",
    ],
  },
  {
    id: "enterprise",
    name: "Enterprise",
    description: "For a company that has to prove what its assistant did.",
    priceMonthlyCents: 24_999,
    sortOrder: 3,
    maxQuantity: 50,
    features: [
      "Everything in Business",
      "Single sign-on with your identity provider",
      "A log that an auditor verifies offline, without trusting the server",
      "Retention, legal hold and erasure by your rules",
      "Budgets and limits per team, model and agent",
    ],
  },
];
