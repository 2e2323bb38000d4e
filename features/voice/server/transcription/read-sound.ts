import { fail } from "#platform/server/errors.ts";
import { transcriptionErrors } from "../../contract/transcription-errors.ts";
import { longestSoundSeconds, samplesPerSecond } from "../../contract/transcription-limits.ts";

const bytesPerSample = 2;

/** A sound in the agreed format. */
export interface ReadSound {
  seconds: number;
  /** 16-bit samples. */
  samples: Uint8Array<ArrayBuffer>;
}

/** Parses WAV by its own header. Throws for another format or a sound that is too long. */
export function readSound(wav: Uint8Array<ArrayBuffer>): ReadSound {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  const name = (at: number) => String.fromCharCode(...wav.subarray(at, at + 4));
  if (name(0) !== "RIFF" || name(8) !== "WAVE") return refuse();
  let isRight = false;
  let at = 12;
  while (at + 8 <= wav.length) {
    const [kind, size] = [name(at), view.getUint32(at + 4, true)];
    const begin = at + 8;
    if (begin + size > wav.length) return refuse();
    if (kind === "fmt ") isRight = size >= 16 && isAsAgreed(view, begin);
    if (kind === "data") {
      return isRight ? { seconds: secondsOf(size), samples: wav.subarray(begin, begin + size) } : refuse();
    }
    // Chunks are padded to even offsets.
    at = begin + size + (size % 2);
  }
  return refuse();
}

/** PCM, mono, 16 bit, at the agreed rate. */
function isAsAgreed(view: DataView, at: number): boolean {
  return (
    view.getUint16(at, true) === 1 &&
    view.getUint16(at + 2, true) === 1 &&
    view.getUint32(at + 4, true) === samplesPerSecond &&
    view.getUint16(at + 14, true) === bytesPerSample * 8
  );
}

function secondsOf(bytes: number): number {
  const seconds = bytes / bytesPerSample / samplesPerSecond;
  if (bytes === 0 || bytes % bytesPerSample !== 0) return refuse();
  if (seconds > longestSoundSeconds) fail(transcriptionErrors, "transcription.too_long");
  return seconds;
}

function refuse(): never {
  return fail(transcriptionErrors, "transcription.not_sound");
}
