import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { voiceErrors } from "../../contract/errors.ts";
import type { SpeechEngine } from "../speech/speech-engine.ts";

/**
 * Refuses a name that is not in the list of an engine that is limited to it. Asks the provider, so it stands before the
 * command and not in its transaction.
 */
export async function requireListed(ctx: Ctx, engine: SpeechEngine, stockVoice: string): Promise<void> {
  const isUsual = Object.values(engine.stockVoices).includes(stockVoice);
  if (isUsual || !engine.isStockVoice(stockVoice)) return;
  const listed = await engine.listStockVoices(ctx.log);
  if (!listed.some(({ name }) => name === stockVoice)) fail(voiceErrors, "voice.stock_voice_invalid");
}
