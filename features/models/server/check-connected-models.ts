import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { askForModels } from "./command-line/ask-for-models.ts";
import { ModelListRefusedError } from "./list-provider-models.ts";
import { listModelRows } from "./model.repository.ts";
import { accessTo } from "./model-catalogue.ts";

/**
 * Checks that every provider with enabled models answers and accepts its key. Returns a summary. Throws on
 * failure.
 */
export async function checkConnectedModels(ctx: Ctx): Promise<string> {
  const rows = await query(ctx, ({ db }) => listModelRows(db));
  const enabled = rows.filter((row) => row.is_enabled && row.provider.is_enabled);
  const [first] = enabled;
  if (!first) return "none is switched on; the built-in assistant answers";
  const providers = new Map(enabled.map(({ provider }) => [provider.id, provider]));
  for (const provider of providers.values()) {
    try {
      await askForModels(accessTo(ctx.services, provider), undefined);
    } catch (error) {
      const { cause, message } = error as Error;
      // A server without a model list still answers.
      if (cause instanceof ModelListRefusedError && !cause.isAboutKey) continue;
      throw new Error(`${provider.name}: ${message.split(". ")[0]}.`, { cause: error });
    }
  }
  const more = enabled.length > 1 ? ` and ${enabled.length - 1} more` : "";
  return `${first.provider.name}/${first.model_id} answers${more}`;
}
