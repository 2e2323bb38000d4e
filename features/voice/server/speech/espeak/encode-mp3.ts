import { setImmediate } from "node:timers/promises";
import type { Speech } from "../speech-engine.ts";
import type { WavPiece } from "./read-wav.ts";

const kilobitsPerSecond = 48;
/** What is encoded at once, in samples: about 3 ms of work, then others have their turn. */
const samplesAtOnce = 11_025;

/** Makes MP3 of sound as it arrives, of no more of it than `mostSeconds`. An encoder of its own for each: one has a state. */
export async function encodeMp3(pieces: AsyncIterable<WavPiece>, mostSeconds: number): Promise<Speech> {
  // Loaded with the first sound: most of a megabyte.
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
      // Copied, because the encoder gives the same memory again.
      parts.push(Buffer.from(encoder.encode([kept.subarray(from, from + samplesAtOnce)])));
      await setImmediate();
    }
    if (kept.length < samples.length) break;
  }
  parts.push(Buffer.from(encoder.finalize()));
  return { mp3: Buffer.concat(parts), seconds };
}
