import { defineErrors } from "#platform/contract/define-errors.ts";
import { longestSoundSeconds } from "./transcription-limits.ts";

export const transcriptionErrors = defineErrors({
  "transcription.off": [
    503,
    "Transcription is off on this installation. An admin can set TRANSCRIPTION. Until then, type.",
  ],
  "transcription.not_sound": [
    400,
    "The sound format is not supported. Send WAV with 16,000 samples a second, one channel and 16 bit.",
  ],
  "transcription.too_long": [
    400,
    `At most ${longestSoundSeconds} seconds are transcribed at once. Speak in shorter pieces.`,
  ],
  "transcription.busy": [503, "Transcription is busy. Say it again in a few seconds."],
  "transcription.limited": [
    503,
    "The transcription provider refuses more requests, or has no credit left. Try again in a minute. If it keeps failing, tell an admin.",
  ],
  "transcription.refused": [
    502,
    "The transcription provider rejected the request. An admin has to check TRANSCRIPTION_API_KEY, TRANSCRIPTION_MODEL and TRANSCRIPTION_URL.",
  ],
  "transcription.unreachable": [
    502,
    "The transcription server could not be reached. Try again. If it keeps failing, an admin has to check that it runs.",
  ],
  "transcription.timed_out": [504, "Transcription took too long. Try again with a shorter recording."],
  "transcription.failed": [
    502,
    "Transcription failed. Try again. If it keeps failing, send the request ID to an admin.",
  ],
});
