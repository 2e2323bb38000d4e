import { z } from "zod";
import { Bytes } from "#platform/contract/bytes.ts";
import { route } from "#platform/contract/route.ts";
import { mostSoundBytes } from "./transcription-limits.ts";

/** Who transcribes speech. Shown before a person speaks. */
export const Transcriber = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("nobody") }),
  /** A server of this installation. */
  z.object({ kind: z.literal("installation") }),
  z.object({ kind: z.literal("provider"), name: z.string() }),
]);

export type Transcriber = z.output<typeof Transcriber>;

export const readTranscriberRoute = route({
  method: "GET",
  path: "/api/v1/transcriptions",
  id: "readTranscriber",
  tag: "voice",
  summary: "Get the transcription engine and where it sends sound",
  access: "user",
  isOpenToVisitors: true,
  reply: Transcriber,
});

export const transcribeRoute = route({
  method: "POST",
  path: "/api/v1/transcriptions",
  id: "transcribe",
  tag: "voice",
  summary: "Transcribe sound: WAV, 16 kHz, mono, 16 bit",
  access: "user",
  query: z.object({
    /** The spoken language (BCP 47), when known. */
    language: z
      .string()
      .max(35)
      .regex(/^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i, "Send a language such as en or de-AT.")
      .optional(),
  }),
  body: Bytes,
  bytes: { contentType: "audio/wav", limit: mostSoundBytes },
  reply: z.object({
    /** The transcript. Empty when no words were recognized. */
    text: z.string(),
    /** Duration of the sound. */
    seconds: z.number(),
  }),
});
