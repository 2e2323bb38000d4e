import { concurrencyLimit } from "#platform/server/concurrency/concurrency-limit.ts";
import { fail } from "#platform/server/errors.ts";
import { voiceErrors } from "../../../contract/errors.ts";
import { encodeMp3 } from "../espeak/encode-mp3.ts";
import { espeakEngine } from "../espeak/espeak-engine.ts";
import { hasEspeakVoice } from "../espeak/espeak-voice-for.ts";
import { isSpeakable } from "../espeak/is-speakable.ts";
import type { WavPiece } from "../espeak/read-wav.ts";
import { usualEspeakVoices } from "../espeak/stock-voices.ts";
import { detectLanguage } from "../language/detect-language.ts";
import type { SpeakOptions, SpeechEngine, SpeechRequest } from "../speech-engine.ts";
import { splitText } from "../split-text.ts";
import { plainLetters } from "./plain-letters.ts";
import { presets } from "./presets.ts";
import { createFlite, type Flite } from "./run-flite.ts";
import { fliteVoices, usualFliteVoices } from "./stock-voices.ts";

const waiting = 30;
/**
 * Flite holds the sound of a whole text in memory. Pieces keep that small and allow cancellation between
 * them.
 */
const pieceCharacters = 300;

/**
 * The embedded voices: English and robotic, on every system, without a program to install. espeak-ng speaks
 * other languages where it is installed.
 */
export function fliteEngine(flite: Flite = createFlite(), otherLanguages = espeakEngine()): SpeechEngine {
  const turns = concurrencyLimit(1, waiting);
  return {
    id: "embedded",
    kind: "embedded",
    label: "Flite (embedded)",
    called: { provider: "This installation", model: "Flite" },
    stockVoices: usualFliteVoices,
    isStockVoice: (name) => fliteVoices.some((voice) => voice.name === name),
    listStockVoices: async () => fliteVoices,
    async speak(request, options) {
      const language = request.language ?? (await detectLanguage(request.text));
      if (hasEspeakVoice(language)) return speakOther(otherLanguages, { ...request, language }, options);
      const { signal, mostSeconds, log } = options;
      const pieces = isSpeakable(request.text) ? splitText(plainLetters(request.text), pieceCharacters) : [];
      if (pieces.length === 0) fail(voiceErrors, "voice.script_unspoken");
      const speak = async () => {
        try {
          return await encodeMp3(soundOf(flite, pieces, request, signal), mostSeconds);
        } catch (error) {
          signal.throwIfAborted();
          log.error({ err: error, voice: request.voiceId }, "Flite did not speak");
          return fail(voiceErrors, "voice.failed");
        }
      };
      return turns.take(speak, { refuse: () => fail(voiceErrors, "voice.busy"), signal });
    },
  };
}

async function* soundOf(
  flite: Flite,
  pieces: readonly string[],
  { voiceId, stockVoice }: SpeechRequest,
  signal: AbortSignal,
): AsyncGenerator<WavPiece> {
  const { stretch, pitchHz } = presets[voiceId];
  const options = [
    ...["-voice", stockVoice, "--setf", `duration_stretch=${stretch}`],
    ...["--setf", `int_f0_target_mean=${pitchHz}`],
  ];
  for (const text of pieces) {
    signal.throwIfAborted();
    yield await flite.say({ text, options });
  }
}

/** Reports a missing program as a missing language. */
async function speakOther(engine: SpeechEngine, request: SpeechRequest, options: SpeakOptions) {
  const stockVoice = usualEspeakVoices[request.voiceId];
  return engine.speak({ ...request, stockVoice }, options).catch((error: unknown) => {
    if ((error as { code?: unknown }).code === "voice.engine_missing")
      fail(voiceErrors, "voice.language_missing");
    throw error;
  });
}
