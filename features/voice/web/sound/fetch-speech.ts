import { callFunction } from "#platform/web/functions/call-function.ts";
import { readText } from "#platform/web/functions/read-field.ts";
import type { Voice } from "../../contract/voices.ts";
import { decodeSound } from "./decode-sound.ts";

/** `text` spoken in the voice, as MP3. Throws the server's refusal. */
export async function fetchSpeech(
  { id, personality }: Voice,
  text: string,
  signal: AbortSignal,
): Promise<Blob> {
  const reply = await callFunction("enhanced-tts", { text, voice: id, personality }, signal);
  const sound = decodeSound(readText(reply, "audioContent"));
  if (!sound) throw new Error("The server returned no sound. Try again in a moment.");
  return sound;
}
