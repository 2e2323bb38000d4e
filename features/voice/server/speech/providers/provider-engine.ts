import { concurrencyLimit } from "#platform/server/concurrency/concurrency-limit.ts";
import { fail } from "#platform/server/errors.ts";
import { voiceErrors } from "../../../contract/errors.ts";
import { cutMp3 } from "../mp3/cut-mp3.ts";
import { readMp3 } from "../mp3/read-mp3.ts";
import type { Speech, SpeechEngine, SpeechRequest } from "../speech-engine.ts";
import { splitText } from "../split-text.ts";
import { explainFailure } from "./explain-failure.ts";

/** The limit of the smallest provider accounts, and light enough for a self-hosted server. */
const callsAtOnce = 6;
const waiting = 60;

/** The specifics of one provider. */
export interface SpeechProvider
  extends Pick<
    SpeechEngine,
    "id" | "kind" | "label" | "called" | "stockVoices" | "isLimitedToList" | "isStockVoice"
  > {
  /** Maximum text length per call, in characters. */
  mostCharacters: number;
  listStockVoices(): ReturnType<SpeechEngine["listStockVoices"]>;
  /** The text as MP3. Throws ProviderRefusal, network errors, or the abort reason of `signal`. */
  say(request: SpeechRequest, signal: AbortSignal): Promise<Uint8Array>;
}

/**
 * An engine that calls a provider: with limited concurrency, in pieces of acceptable size, and with errors
 * that say what to do.
 */
export function providerEngine(provider: SpeechProvider): SpeechEngine {
  const turns = concurrencyLimit(callsAtOnce, waiting);
  const refuse = () => fail(voiceErrors, "voice.busy");
  const sayPiece = (request: SpeechRequest, signal: AbortSignal) =>
    turns.take(async () => readMp3(Buffer.from(await provider.say(request, signal))), { refuse, signal });
  return {
    ...provider,
    async listStockVoices(log) {
      try {
        return await provider.listStockVoices();
      } catch (error) {
        return explainFailure(error, log);
      }
    },
    async speak(request, { mostSeconds, signal, log }) {
      const pieces = splitText(request.text, provider.mostCharacters);
      const failed = new AbortController();
      const until = AbortSignal.any([signal, failed.signal]);
      try {
        const spoken = await Promise.all(pieces.map((text) => sayPiece({ ...request, text }, until)));
        return cutMp3(joined(spoken), mostSeconds);
      } catch (error) {
        // Cancels the other pieces, which would be charged although nobody hears them.
        failed.abort();
        signal.throwIfAborted();
        return explainFailure(error, log);
      }
    },
  };
}

function joined(pieces: Speech[]): Speech {
  return {
    mp3: Buffer.concat(pieces.map(({ mp3 }) => mp3)),
    seconds: pieces.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}
