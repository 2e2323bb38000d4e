import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { App } from "#platform/server/http/app.ts";
import { untilGone } from "#platform/server/http/until-gone.ts";
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
import { requireListed } from "./require-listed.ts";
import { setStockVoice } from "./set-stock-voice.ts";

/** What a provider is asked for here costs the installation, and nobody's own account. */
const perAdmin = { name: "voice.check", burst: 20, perMinute: 10 };
const mostStockVoices = 500;

/** Who speaks, for admins. No role but the service's sees the choices, so the system acts for the admin and names them. */
export const speechRoutes = (engine: SpeechEngine | undefined) => (app: App) => {
  const needed = () => engine ?? fail(voiceErrors, "voice.off");
  const mayAsk = (ctx: Ctx) => requireToken(ctx, perAdmin, userOf(ctx).userId);

  app.route(getSpeechSetupRoute, async (ctx) => readSpeechSetup(asSystem(ctx), engine));
  app.route(listStockVoicesRoute, async (ctx) => {
    await mayAsk(ctx);
    const items = await needed().listStockVoices(ctx.log);
    return { items: items.slice(0, mostStockVoices) };
  });
  app.route(checkSpeechRoute, async (ctx, { reply }) => {
    const signal = untilGone(reply);
    await mayAsk(ctx);
    return checkSpeech(ctx, needed(), signal);
  });
  app.route(setStockVoiceRoute, async (ctx, { params, body }) => {
    const engine = needed();
    const { engine: chosenFor, stockVoice } = body;
    if (stockVoice !== null && chosenFor === engine.kind && engine.isLimitedToList) {
      await mayAsk(ctx);
      await requireListed(ctx, engine, stockVoice);
    }
    const adminId = userOf(ctx).userId;
    return setStockVoice(asSystem(ctx), {
      ...{ engine, chosenFor, stockVoice, adminId },
      voiceId: params.voiceId,
    });
  });
};

const asSystem = (ctx: Ctx) => ctx.as({ type: "system", name: "voice" });
