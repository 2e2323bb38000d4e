import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { voiceErrors } from "../../contract/errors.ts";
import type { SpeechEngine } from "../speech/speech-engine.ts";

/**
 * Throws for a name missing in the list of an engine that is limited to its list. It asks the provider, so it
 * runs before the command, outside its transaction.
 */
export async function requireListed(ctx: Ctx, engine: SpeechEngine, stockVoice: string): Promise<void> {
  const isUsual = Object.values(engine.stockVoices).includes(stockVoice);
  if (isUsual || !engine.isStockVoice(stockVoice)) return;
  const listed = await engine.listStockVoices(ctx.log);
  if (!listed.some(({ name }) => name === stockVoice)) fail(voiceErrors, "voice.stock_voice_invalid");
}
