import { watchedFetch } from "#platform/web/api/reachability.ts";
import { readField, readText } from "#platform/web/functions/read-field.ts";
import type { AdminCheck, AdminFinding } from "#platform/web/modules/admin-check.ts";

/** Whether every part of the server works. */
export const healthCheck: AdminCheck = {
  key: "health",
  title: "Server",
  async read(signal) {
    // Answers 503 with the same report while a part is broken.
    const response = await watchedFetch("/readyz", { signal });
    return describeHealth(await response.json());
  },
};

/** Describes a health report, and the broken parts by name. */
export function describeHealth(report: unknown): AdminFinding {
  const found = readField(report, "parts");
  const parts: unknown[] = Array.isArray(found) ? found : [];
  const broken = parts.filter((part) => readField(part, "isHealthy") !== true);
  if (parts.length > 0 && broken.length === 0) {
    return { state: "good", text: `All ${parts.length} parts of the server work.` };
  }
  const reasons = broken.map(
    (part) => `${readText(part, "name")}: ${readText(part, "reason") ?? "no answer"}`,
  );
  return {
    state: "bad",
    text: reasons.join("; ") || "The server did not report its health. Reload the page to try again.",
  };
}
