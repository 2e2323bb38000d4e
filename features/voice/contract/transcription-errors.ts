import { defineErrors } from "#platform/contract/define-errors.ts";
import { longestSoundSeconds } from "./transcription-limits.ts";

export const transcriptionErrors = defineErrors({
  "transcription.off": [
    503,
    "This installation does not write down what is said. An admin sets TRANSCRIPTION to have it; until then, write.",
  ],
  "transcription.not_sound": [
    400,
    "This is no sound that can be read. Send WAV with 16,000 samples a second, one channel and 16 bit.",
  ],
  "transcription.too_long": [
    400,
    `At most ${longestSoundSeconds} seconds are written down at once. Speak in shorter pieces.`,
  ],
  "transcription.busy": [
    503,
    "Too much is being written down at this moment. Say it again in a few seconds.",
  ],
  "transcription.limited": [
    503,
    "Whoever writes down what is said gets too many requests, or has no credit left. Try again in a minute; if it stays, tell an admin.",
  ],
  "transcription.refused": [
    502,
    "Whoever writes down what is said refused this installation. An admin has to check the settings TRANSCRIPTION_API_KEY, TRANSCRIPTION_MODEL and TRANSCRIPTION_URL.",
  ],
  "transcription.unreachable": [
    502,
    "The server that writes down what is said could not be reached. Try again; if it stays, an admin has to check that it runs.",
  ],
  "transcription.timed_out": [
    504,
    "Writing down what was said took too long. Try again with a shorter piece.",
  ],
  "transcription.failed": [
    502,
    "What was said could not be written down. Try again; if it stays, give an admin the request id.",
  ],
});
