import type { VoiceId } from "../../../contract/voices.ts";

/** Stock voices of OpenAI's models with instructions. */
export const openAiVoices = [
  ...["alloy", "ash", "ballad", "cedar", "coral", "echo", "fable", "marin", "nova", "onyx", "sage"],
  ...["shimmer", "verse"],
] as const;

type OpenAiVoice = (typeof openAiVoices)[number];

export const usualOpenAiVoices: Readonly<Record<VoiceId, OpenAiVoice>> = {
  jarvis: "fable",
  tony_stark: "echo",
  morgan_freeman: "onyx",
  scarlett_johansson: "sage",
  david_attenborough: "ballad",
  elon_musk: "ash",
  joe_rogan: "verse",
  barack_obama: "cedar",
  taylor_swift: "coral",
  gpt_default: "alloy",
};

/** Replacements for older models, which lack these voices. */
const earlier: Partial<Record<OpenAiVoice, OpenAiVoice>> = {
  ballad: "fable",
  cedar: "onyx",
  marin: "shimmer",
  verse: "nova",
};

/** Older models have fewer voices and take no instructions. */
export const isEarlierModel = (model: string) => /^tts-1/.test(model);

export function openAiVoicesOf(model: string): readonly string[] {
  return isEarlierModel(model) ? openAiVoices.filter((voice) => !earlier[voice]) : openAiVoices;
}

export function usualVoicesOf(model: string): Readonly<Record<VoiceId, string>> {
  if (!isEarlierModel(model)) return usualOpenAiVoices;
  const entries = Object.entries(usualOpenAiVoices).map(([id, voice]) => [id, earlier[voice] ?? voice]);
  return Object.fromEntries(entries) as Record<VoiceId, string>;
}
