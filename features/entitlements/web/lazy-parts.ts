import { optionalPart } from "#platform/web/page/optional-part.ts";

/** Loaded with the dashboard. */
export const UsageSummary = optionalPart(async () => (await import("./usage-summary.tsx")).UsageSummary);
