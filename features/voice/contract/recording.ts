import { z } from "zod";
import { Bytes } from "#platform/contract/bytes.ts";
import { defineErrors } from "#platform/contract/define-errors.ts";
import { route } from "#platform/contract/route.ts";
import { mostSoundBytes } from "./transcription-limits.ts";

export const recordingErrors = defineErrors({
  "recording.not_found": [404, "There is no recording of this message."],
  "recording.busy": [
    503,
    "Too many recordings are being kept at this moment. Send it again in a few seconds.",
  ],
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
  summary: "Keep how a message was said: WAV of 16 kHz, one channel, 16 bit. The first one stays",
  body: Bytes,
  bytes: { contentType: "audio/wav", limit: mostSoundBytes },
});

/** The reply is the sound itself, as MP3. */
export const readRecordingRoute = route({
  ...recording,
  method: "GET",
  id: "readRecording",
  summary: "How a message was said, as MP3",
});

export const deleteRecordingRoute = route({
  ...recording,
  method: "DELETE",
  id: "deleteRecording",
  summary: "Delete how a message was said; its words stay",
});
