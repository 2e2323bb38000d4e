import { z } from "zod";
import { Bytes } from "#platform/contract/bytes.ts";
import { defineErrors } from "#platform/contract/define-errors.ts";
import { route } from "#platform/contract/route.ts";
import { mostSoundBytes } from "./transcription-limits.ts";

export const recordingErrors = defineErrors({
  "recording.not_found": [404, "There is no recording of this message."],
  "recording.busy": [503, "Too many recordings are being saved right now. Try again in a few seconds."],
});

const recording = {
  path: "/api/v1/messages/:id/recording",
  tag: "voice",
  access: "user",
  params: z.object({ id: z.uuid() }),
} as const;

export const keepRecordingRoute = route({
  ...recording,
  method: "PUT",
  id: "keepRecording",
  summary: "Store the recording of a message as WAV (16 kHz, mono, 16 bit); the first one stays",
  body: Bytes,
  bytes: { contentType: "audio/wav", limit: mostSoundBytes },
});

/** The reply is the sound itself, as MP3. */
export const readRecordingRoute = route({
  ...recording,
  method: "GET",
  id: "readRecording",
  summary: "Get the recording of a message as MP3",
});

export const deleteRecordingRoute = route({
  ...recording,
  method: "DELETE",
  id: "deleteRecording",
  summary: "Delete the recording of a message; its text stays",
});
