import { fail } from "#platform/server/errors.ts";
import { voiceErrors } from "../../contract/errors.ts";
import { maxSpokenCharacters } from "../../contract/speech-limits.ts";
import { voices } from "../../contract/voices.ts";
import type { SpeechRequest } from "./speech-engine.ts";

interface Asked {
  text: string;
  voice: string;
  personality?: string | undefined;
}

/** What is asked for, as an engine takes it; throws what is wrong with it. */
export function readSpeechRequest({ text, voice, personality }: Asked): SpeechRequest {
  // What is no character of a text, but would end or confuse a program that reads it.
  const clean = text.replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]+/gu, " ").trim();
  if (!/[\p{L}\p{N}]/u.test(clean)) fail(voiceErrors, "voice.text_empty");
  if (clean.length > maxSpokenCharacters) fail(voiceErrors, "voice.text_too_long");
  if (!voices.some(({ id }) => id === voice)) fail(voiceErrors, "voice.unknown");
  return { text: clean, voiceId: voice, personality };
}
