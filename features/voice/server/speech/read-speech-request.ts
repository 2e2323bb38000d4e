import { fail } from "#platform/server/errors.ts";
import { voiceErrors } from "../../contract/errors.ts";
import { maxSpokenCharacters } from "../../contract/speech-limits.ts";
import { findVoice } from "../../contract/voices.ts";
import type { SpeechRequest } from "./speech-engine.ts";

interface Asked {
  text: string;
  voice: string;
  personality?: string | undefined;
  language?: string | undefined;
}

/** A speech request without the stock voice, which the installation chooses. */
export type AskedSpeech = Omit<SpeechRequest, "stockVoice">;

/** Validates and normalizes a speech request. Throws what is wrong with it. */
export function readSpeechRequest({ text, voice, personality, language }: Asked): AskedSpeech {
  // Control characters and the like would confuse or end the program that reads the text.
  const clean = text.replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]+/gu, " ").trim();
  if (!/[\p{L}\p{N}]/u.test(clean)) fail(voiceErrors, "voice.text_empty");
  if (clean.length > maxSpokenCharacters) fail(voiceErrors, "voice.text_too_long");
  const known = findVoice(voice) ?? fail(voiceErrors, "voice.unknown");
  return { text: clean, voiceId: known.id, personality, language };
}
