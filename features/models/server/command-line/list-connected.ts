import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { listModelRows } from "../model.repository.ts";
import { listProviders } from "../provider.repository.ts";

/** Prints every model with its state, and providers without models. */
export async function listConnected(ctx: Ctx, print: (line: string) => void): Promise<void> {
  const [rows, providers] = await query(ctx, async ({ db }) => [
    await listModelRows(db),
    await listProviders(db),
  ]);
  for (const row of rows) {
    const state = row.is_default ? "default" : row.is_enabled ? "enabled" : "off";
    const tools = row.capabilities.tools ? "" : "  (no tools)";
    const skipped = row.breaker.paused_until ? "  (skipped after failures in a row)" : "";
    const restricted = row.is_restricted ? "  (restricted)" : "";
    print(`${state.padEnd(8)} ${row.provider.name}/${row.model_id}${tools}${restricted}${skipped}`);
  }
  for (const { id, name } of providers) {
    if (rows.some((row) => row.provider_id === id)) continue;
    print(`none     ${name}: it has no model. Disconnect it: npm run admin -- models remove "${name}"`);
  }
  if (!rows.some((row) => row.is_enabled)) print("No model is switched on: the built-in assistant answers.");
  const [first] = rows;
  if (first && !rows.some((row) => row.is_enabled)) {
    print(`Switch one on: npm run admin -- models enable "${first.provider.name}/${first.model_id}"`);
  }
}
