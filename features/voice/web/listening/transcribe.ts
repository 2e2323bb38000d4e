import { sendBytes } from "#platform/web/api/send-bytes.ts";
import { readText } from "#platform/web/functions/read-field.ts";
import type { Transcribe } from "./listener.ts";

/** Has the server of this installation write down a sound. */
export const transcribe: Transcribe = async (sound, signal) =>
  readText(await sendBytes("POST", "/api/v1/transcriptions", sound, signal), "text") ?? "";
