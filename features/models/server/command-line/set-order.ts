import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { findModel } from "../find-model.ts";
import { canAnswer } from "../get-model.ts";
import { listModelRows } from "../model.repository.ts";
import { setFallbackOrder } from "../set-fallback-order.ts";

/** Prints which models replace a failing default, or sets them in the named order. */
export async function setOrder(
  ctx: Ctx,
  { models, isNone }: { models: readonly string[]; isNone: boolean },
  print: (line: string) => void,
): Promise<void> {
  const rows = await query(ctx, ({ db }) => listModelRows(db));
  if (models.length > 0 || isNone) {
    const modelIds = models.map((ref) => {
      const found = findModel(rows, ref);
      if (!found) throw new Error(`There is no model “${ref}”; \`models list\` shows them.`);
      return found.id;
    });
    await setFallbackOrder(ctx, { modelIds });
  }
  const now = await query(ctx, ({ db }) => listModelRows(db));
  const order = now.filter((row) => canAnswer(row) && !row.is_default && row.fallback_position !== null);
  if (order.length === 0) return print("No model replaces the default when it fails.");
  print("When the default fails and nobody chose, these answer in this order:");
  for (const [index, row] of order.entries()) print(`${index + 1}. ${row.provider.name}/${row.model_id}`);
}
