import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { formatDollars, parseDollars } from "../../contract/dollars.ts";
import { ProviderKind } from "../../contract/model.ts";
import type { PriceTarget, TokenPrices } from "../../contract/model-price.ts";
import { getModelRow } from "../get-model-row.ts";
import { setModelPrice } from "../prices/set-model-price.ts";
import { WrongOptionError } from "./parse-options.ts";

export interface PriceChange {
  /** The model. Empty with a pattern. */
  name: string;
  flags: Record<string, string | undefined>;
  isNone: boolean;
}

/** Sets or removes the price of a model or pattern, and prints what applies from when. */
export async function changePrice(
  ctx: Ctx,
  change: PriceChange,
  print: (line: string) => void,
): Promise<void> {
  const prices = change.isNone ? null : pricesOf(change.flags);
  const validFrom = dayOf(change.flags.from);
  const { target, label } = await targetOf(ctx, change);
  const row = await setModelPrice(ctx, { target, prices, ...(validFrom ? { validFrom } : {}) });
  const since = validFrom ? `From ${row.valid_from.toISOString().slice(0, 10)} on` : "From now on";
  if (!prices) return print(`${since} ${label} has no price of its own.`);
  const { inputMicros, cachedInputMicros, outputMicros } = prices;
  print(
    `${since} a million tokens of ${label} cost ${formatDollars(inputMicros)} in, ${formatDollars(cachedInputMicros)} cached, ${formatDollars(outputMicros)} out.`,
  );
}

async function targetOf(
  ctx: Ctx,
  { name, flags }: PriceChange,
): Promise<{ target: PriceTarget; label: string }> {
  const { pattern } = flags;
  if (pattern === undefined) {
    const row = await query(ctx, (inner) => getModelRow(inner, name));
    return { target: { type: "model", modelId: row.id }, label: `${row.provider.name}/${row.model_id}` };
  }
  if (name) throw new WrongOptionError("Say a model or --pattern, not both.");
  const kind = ProviderKind.safeParse(flags.kind);
  if (!kind.success) throw new WrongOptionError(`Say --kind: ${ProviderKind.options.join(", ")}.`);
  const trimmed = pattern.trim();
  if (trimmed === "" || trimmed.length > 200)
    throw new WrongOptionError("--pattern has 1 to 200 characters.");
  return { target: { type: "pattern", providerKind: kind.data, pattern: trimmed }, label: trimmed };
}

function pricesOf(flags: PriceChange["flags"]): TokenPrices {
  const { input, output } = flags;
  if (input === undefined || output === undefined) {
    throw new WrongOptionError("Say --input and --output, in US dollars for a million tokens, or --none.");
  }
  const inputMicros = microsOf("--input", input);
  const cached = flags["cached-input"];
  return {
    inputMicros,
    cachedInputMicros: cached === undefined ? inputMicros : microsOf("--cached-input", cached),
    outputMicros: microsOf("--output", output),
  };
}

function dayOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(day.getTime())) {
    throw new WrongOptionError(`--from is a day, e.g. 2027-01-31; “${text}” is none.`);
  }
  return day;
}

function microsOf(option: string, text: string): number {
  const micros = parseDollars(text);
  if (micros !== undefined) return micros;
  throw new WrongOptionError(`${option} is a number of US dollars, e.g. 2.50; “${text}” is none.`);
}
