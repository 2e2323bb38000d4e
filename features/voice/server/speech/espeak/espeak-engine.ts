import { concurrencyLimit } from "#platform/server/concurrency/concurrency-limit.ts";
import { fail } from "#platform/server/errors.ts";
import { voiceErrors } from "../../../contract/errors.ts";
import { detectLanguage } from "../language/detect-language.ts";
import type { SpeechEngine, SpeechRequest } from "../speech-engine.ts";
import { encodeMp3 } from "./encode-mp3.ts";
import { espeakVoiceFor } from "./espeak-voice-for.ts";
import { isSpeakable } from "./is-speakable.ts";
import { presets } from "./presets.ts";
import { readWav } from "./read-wav.ts";
import { runEspeak } from "./run-espeak.ts";
import { espeakVoices, usualEspeakVoices } from "./stock-voices.ts";

/** More programs would only compete for the CPU. */
const programsAtOnce = 2;
const waiting = 30;

/** Speech by the program espeak-ng on this machine: robotic and fast. Nothing leaves the machine. */
export function espeakEngine(program = "espeak-ng", timeoutMs?: number): SpeechEngine {
  const turns = concurrencyLimit(programsAtOnce, waiting);
  return {
    id: "espeak-ng",
    kind: "espeak-ng",
    label: "espeak-ng of this machine",
    called: { provider: "This installation", model: "espeak-ng" },
    stockVoices: usualEspeakVoices,
    isStockVoice: (name) => espeakVoices.some((voice) => voice.name === name),
    listStockVoices: async () => espeakVoices,
    async speak(request, { mostSeconds, signal, log }) {
      const language = request.language ?? (await detectLanguage(request.text));
      if (!isSpeakable(request.text, language)) fail(voiceErrors, "voice.script_unspoken");
      const sound = soundOf(request, language);
      return turns.take(
        async () => {
          try {
            const wav = readWav(runEspeak(program, request.text, { sound, signal, timeoutMs }));
            return await encodeMp3(wav, mostSeconds);
          } catch (error) {
            signal.throwIfAborted();
            if (isMissing(error)) fail(voiceErrors, "voice.engine_missing");
            log.error({ err: error, voice: request.voiceId }, "espeak-ng did not speak");
            return fail(voiceErrors, "voice.failed");
          }
        },
        { refuse: () => fail(voiceErrors, "voice.busy"), signal },
      );
    },
  };
}

/** The pace, pitch and timbre of the voice, in the language of the text. */
function soundOf({ voiceId, stockVoice }: SpeechRequest, language: string | undefined) {
  return { ...presets[voiceId], voice: espeakVoiceFor(stockVoice, language) };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
