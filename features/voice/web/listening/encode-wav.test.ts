import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { readSound } from "../../server/transcription/read-sound.ts";
import { encodeWav } from "./encode-wav.ts";
import { tone } from "./testing/sounds.ts";

async function bytesOf(wav: Blob): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await wav.arrayBuffer());
}

it("makes WAV that programs and our server read", async () => {
  const wav = encodeWav(tone(1.5, 440), 16_000);
  expect(wav.type).toBe("audio/wav");
  const bytes = await bytesOf(wav);
  expect(readSound(bytes).seconds).toBe(1.5);
  const raw = execFileSync("sox", ["-t", "wav", "-", "-t", "s16", "-"], { input: bytes });
  expect(raw).toEqual(bytes.subarray(44));
});

it("keeps what is too loud within what there is", async () => {
  const bytes = await bytesOf(encodeWav(Float32Array.of(0, 1, -1, 7, -7), 16_000));
  const samples = [0, 1, 2, 3, 4].map((index) => bytes.readInt16LE(44 + index * 2));
  expect(samples).toEqual([0, 32_767, -32_767, 32_767, -32_767]);
});
