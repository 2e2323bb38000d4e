import { setImmediate } from "node:timers/promises";
import type { Speech } from "../speech-engine.ts";
import type { WavPiece } from "./read-wav.ts";

const kilobitsPerSecond = 48;
/** Samples per slice: about 3 ms of work before the event loop continues. */
const samplesAtOnce = 11_025;

/**
 * Encodes sound as MP3 while it arrives, up to `mostSeconds`. Each call has its own encoder, because encoders
 * have state.
 */
export async function encodeMp3(pieces: AsyncIterable<WavPiece>, mostSeconds: number): Promise<Speech> {
  // Loaded by the first sound, because it is most of a megabyte.
  const { createMp3Encoder } = await import("wasm-media-encoders");
  const encoder = await createMp3Encoder();
  const parts: Buffer[] = [];
  let [count, seconds] = [0, 0];
  for await (const { samplesPerSecond, samples } of pieces) {
    if (parts.length === 0) {
      encoder.configure({ channels: 1, sampleRate: samplesPerSecond, bitrate: kilobitsPerSecond });
    }
    const kept = samples.subarray(0, Math.floor(mostSeconds * samplesPerSecond) - count);
    count += kept.length;
    seconds = count / samplesPerSecond;
    for (let from = 0; from < kept.length; from += samplesAtOnce) {
      // Copied, because the encoder reuses its output memory.
      parts.push(Buffer.from(encoder.encode([kept.subarray(from, from + samplesAtOnce)])));
      await setImmediate();
    }
    if (kept.length < samples.length) break;
  }
  parts.push(Buffer.from(encoder.finalize()));
  return { mp3: Buffer.concat(parts), seconds };
}
