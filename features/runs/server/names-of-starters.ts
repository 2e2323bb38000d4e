import type { Ctx } from "#platform/server/context.ts";
import { listStarters } from "./starter.repository.ts";

const kinds = { schedule: "the schedule", webhook: "the webhook", event: "the event trigger" };

/** What started runs, or the first of those that led to them, in words. Runs that a person started are not in it. */
export async function namesOfStarters(
  { services }: Pick<Ctx, "services">,
  runs: readonly { workspaceId: string; runId: string }[],
): Promise<Map<string, string>> {
  if (runs.length === 0) return new Map();
  const starters = await listStarters(services.servicePool, runs);
  return new Map(starters.map(({ runId, kind, name }) => [runId, `${kinds[kind]} ${name}`]));
}
