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

/** What is asked for; the stock voice is the installation's choice. */
export type AskedSpeech = Omit<SpeechRequest, "stockVoice">;

/** What is asked for, as an engine takes it; throws what is wrong with it. */
export function readSpeechRequest({ text, voice, personality, language }: Asked): AskedSpeech {
  // What is no character of a text, but would end or confuse a program that reads it.
  const clean = text.replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]+/gu, " ").trim();
  if (!/[\p{L}\p{N}]/u.test(clean)) fail(voiceErrors, "voice.text_empty");
  if (clean.length > maxSpokenCharacters) fail(voiceErrors, "voice.text_too_long");
  const known = findVoice(voice) ?? fail(voiceErrors, "voice.unknown");
  return { text: clean, voiceId: known.id, personality, language };
}
