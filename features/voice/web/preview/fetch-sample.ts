import type { Voice } from "../../contract/voices.ts";
import { fetchSpeech } from "../sound/fetch-speech.ts";
import { voiceSamples } from "./voice-samples.ts";

/** The voice introducing itself, as MP3; throws what the server refused. */
export function fetchSample(voice: Voice, signal: AbortSignal): Promise<Blob> {
  return fetchSpeech(voice, voiceSamples[voice.id], signal);
}
