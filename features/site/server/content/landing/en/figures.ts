import type { LandingContent } from "../../../../contract/landing-content.ts";

export const stats: LandingContent["stats"] = {
  heading: "What customers’ projects aim for",
  items: [
    { value: "500%", label: "productivity" },
    { value: "90%", label: "cost reduction" },
    { value: "50K+", label: "users" },
  ],
  footnote: "Aims of projects with Adjutant, not measurements of this installation.",
};

export const metrics: LandingContent["metrics"] = {
  heading: "Live System Metrics",
  lead: "Counted by this server and updated every ten seconds. No estimates, and nothing from other installations.",
  cardTitle: "This installation, now",
  chatInteractions: "Chat interactions",
  activeUsers: "Active users",
  apiRequests: "API requests",
  note: "Counters of this installation since its first start.",
};
