import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { ModelPurpose } from "../../contract/purpose.ts";
import { listModelRows } from "../model.repository.ts";
import { listPurposeDefaults } from "../purposes/list-purpose-defaults.ts";
import { setPurposeDefault } from "../purposes/set-purpose-default.ts";
import { WrongOptionError } from "./parse-options.ts";

/** Prints the default model of each purpose, or sets that of one. */
export async function setPurpose(
  ctx: Ctx,
  { words, isNone }: { words: readonly string[]; isNone: boolean },
  print: (line: string) => void,
): Promise<void> {
  const [first, ...rest] = words;
  if (first !== undefined) {
    const purpose = ModelPurpose.safeParse(first);
    if (!purpose.success) throw new WrongOptionError(`Purposes: ${ModelPurpose.options.join(", ")}.`);
    const ref = rest.join(" ").trim();
    if (!ref && !isNone) throw new WrongOptionError("Say the model, or --none.");
    await setPurposeDefault(ctx, { purpose: purpose.data, ref: isNone ? null : ref });
  }
  const [defaults, rows] = [await listPurposeDefaults(ctx), await query(ctx, ({ db }) => listModelRows(db))];
  for (const { purpose, modelId } of defaults) {
    const row = rows.find(({ id }) => id === modelId);
    print(`${purpose.padEnd(10)} ${row ? `${row.provider.name}/${row.model_id}` : "none"}`);
  }
}
