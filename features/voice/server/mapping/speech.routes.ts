import type { AccessRule } from "#platform/server/access/access-rule.ts";
import { authorize } from "#platform/server/access/authorize.ts";
import type { Ctx } from "#platform/server/context.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { abortOnDisconnect } from "#platform/server/http/abort-on-disconnect.ts";
import type { App } from "#platform/server/http/app.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import { voiceErrors } from "../../contract/errors.ts";
import {
  checkSpeechRoute,
  getSpeechSetupRoute,
  listStockVoicesRoute,
  setStockVoiceRoute,
} from "../../contract/routes.ts";
import type { SpeechEngine } from "../speech/speech-engine.ts";
import { checkSpeech } from "./check-speech.ts";
import { readSpeechSetup } from "./read-speech-setup.ts";
import { setStockVoice } from "./set-stock-voice.ts";
import { voiceAccess } from "./voice.access.ts";

/** These provider requests cost the installation money and are charged to nobody. */
const perAdmin = { name: "voice.check", burst: 20, perMinute: 10 };
const mostStockVoices = 500;

/** Routes about speech for admins. */
export const speechRoutes = (engine: SpeechEngine | undefined) => (app: App) => {
  const needed = () => engine ?? fail(voiceErrors, "voice.off");
  const mayAsk = (ctx: Ctx, rule: AccessRule) => {
    authorize(ctx, rule);
    return requireToken(ctx, perAdmin, userOf(ctx).userId);
  };

  app.route(getSpeechSetupRoute, async (ctx) => readSpeechSetup(ctx, engine));
  app.route(listStockVoicesRoute, async (ctx) => {
    await mayAsk(ctx, voiceAccess.list_stock_voices);
    const items = await needed().listStockVoices(ctx.log);
    return { items: items.slice(0, mostStockVoices) };
  });
  app.route(checkSpeechRoute, async (ctx, { reply }) => {
    const signal = abortOnDisconnect(reply);
    await mayAsk(ctx, voiceAccess.check);
    return checkSpeech(ctx, needed(), signal);
  });
  app.route(setStockVoiceRoute, async (ctx, { params, body }) => {
    const engine = needed();
    const { engine: chosenFor, stockVoice } = body;
    if (stockVoice !== null && chosenFor === engine.kind && engine.isLimitedToList) {
      await mayAsk(ctx, voiceAccess.set_stock_voice);
      await requireListed(ctx, engine, stockVoice);
    }
    return setStockVoice(ctx, { engine, chosenFor, stockVoice, voiceId: params.voiceId });
  });
};

/**
 * Throws for a name missing in the list of an engine that is limited to its list. It asks the provider, so it
 * runs before the command, outside its transaction.
 */
async function requireListed(ctx: Ctx, engine: SpeechEngine, stockVoice: string): Promise<void> {
  const isUsual = Object.values(engine.stockVoices).includes(stockVoice);
  if (isUsual || !engine.isStockVoice(stockVoice)) return;
  const listed = await engine.listStockVoices(ctx.log);
  if (!listed.some(({ name }) => name === stockVoice)) fail(voiceErrors, "voice.stock_voice_invalid");
}
