import { sendBytes } from "#platform/web/api/send-bytes.ts";
import { readText } from "#platform/web/functions/read-field.ts";
import type { Transcribe } from "./listener.ts";

/** Transcribes a sound on this installation's server. */
export const transcribe: Transcribe = async (sound, signal) =>
  readText(await sendBytes("POST", "/api/v1/transcriptions", sound, signal), "text") ?? "";
