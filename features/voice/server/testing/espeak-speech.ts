import { createLogger } from "#platform/server/log.ts";
import type { VoiceId } from "../../contract/voices.ts";
import { espeakEngine } from "../speech/espeak/espeak-engine.ts";
import { usualEspeakVoices } from "../speech/espeak/stock-voices.ts";

export const log = createLogger("silent");
export const options = { mostSeconds: 60, signal: new AbortController().signal, log };
export const sentence = "Good morning. Three customers have asked when their order will arrive.";

/** What a voice is asked to say, by default the first one. */
export const asked = (text: string, voiceId: VoiceId = "jarvis", language?: string) => ({
  ...{ text, voiceId, language, stockVoice: usualEspeakVoices[voiceId] },
  personality: undefined,
});

export const say = (...what: Parameters<typeof asked>) => espeakEngine().speak(asked(...what), options);
