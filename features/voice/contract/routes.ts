import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import {
  SpeechCheck,
  SpeechEngineKind,
  SpeechSetup,
  StockVoice,
  StockVoiceName,
  VoiceIdParam,
  VoiceMapping,
} from "./stock-voice.ts";

export const getSpeechSetupRoute = route({
  method: "GET",
  path: "/api/v1/admin/speech",
  id: "getSpeechSetup",
  tag: "voice",
  summary: "Get the speech engine and the stock voice of each of the ten voices",
  access: "admin",
  reply: SpeechSetup,
});

export const listStockVoicesRoute = route({
  method: "GET",
  path: "/api/v1/admin/speech/stock-voices",
  id: "listStockVoices",
  tag: "voice",
  summary: "List the known stock voices of the engine; at most 500",
  access: "admin",
  reply: z.object({ items: z.array(StockVoice) }),
});

export const checkSpeechRoute = route({
  method: "POST",
  path: "/api/v1/admin/speech/check",
  id: "checkSpeech",
  tag: "voice",
  summary: "Test the speech engine with one word; nobody is charged",
  access: "admin",
  reply: SpeechCheck,
});

export const setStockVoiceRoute = route({
  method: "PUT",
  path: "/api/v1/admin/speech/voices/:voiceId",
  id: "setStockVoice",
  tag: "voice",
  summary: "Set the stock voice of a voice, or restore its default",
  access: "admin",
  params: z.object({ voiceId: VoiceIdParam }),
  body: z.object({
    /** The engine for which the choice was made. */
    engine: SpeechEngineKind,
    /** Null: the default. */
    stockVoice: StockVoiceName.nullable(),
  }),
  reply: VoiceMapping,
});
