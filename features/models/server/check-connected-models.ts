import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { askProvider } from "./ask-provider.ts";
import { explainConnection } from "./command-line/explain-connection.ts";
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
    const access = accessTo(ctx.services, provider);
    try {
      await askProvider(access);
    } catch (error) {
      const { cause, message } = error as Error;
      // A server without a model list still answers.
      if (cause instanceof ModelListRefusedError && !cause.isAboutKey) continue;
      const reason = explainConnection(error, access, undefined) ?? message;
      throw new Error(`${provider.name}: ${reason.split(". ")[0]}.`, { cause: error });
    }
  }
  const more = enabled.length > 1 ? ` and ${enabled.length - 1} more` : "";
  return `${first.provider.name}/${first.model_id} answers${more}`;
}
