import { optionalPart } from "#platform/web/page/optional-part.ts";

/** Loaded with the dashboard. */
export const RecentAgents = optionalPart(
  async () => (await import("./recent/recent-agents.tsx")).RecentAgents,
);
