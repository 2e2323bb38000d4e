import { setImmediate } from "node:timers/promises";
import { createMp3Encoder } from "wasm-media-encoders";
import type { Speech } from "../speech-engine.ts";
import type { WavPiece } from "./read-wav.ts";

const kilobitsPerSecond = 48;
/** What is encoded at once, in samples: about 3 ms of work, then others have their turn. */
const samplesAtOnce = 11_025;

/** Makes MP3 of sound as it arrives. An encoder of its own for each: one has a state. */
export async function encodeMp3(pieces: AsyncIterable<WavPiece>): Promise<Speech> {
  const encoder = await createMp3Encoder();
  const parts: Buffer[] = [];
  let seconds = 0;
  for await (const { samplesPerSecond, samples } of pieces) {
    if (parts.length === 0) {
      encoder.configure({ channels: 1, sampleRate: samplesPerSecond, bitrate: kilobitsPerSecond });
    }
    seconds += samples.length / samplesPerSecond;
    for (let from = 0; from < samples.length; from += samplesAtOnce) {
      // Copied, because the encoder gives the same memory again.
      parts.push(Buffer.from(encoder.encode([samples.subarray(from, from + samplesAtOnce)])));
      await setImmediate();
    }
  }
  parts.push(Buffer.from(encoder.finalize()));
  return { mp3: Buffer.concat(parts), seconds };
}
