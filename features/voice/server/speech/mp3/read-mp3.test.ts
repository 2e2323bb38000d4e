import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createMp3Encoder } from "wasm-media-encoders";
import { listen } from "../../testing/listen.ts";
import { readMp3 } from "./read-mp3.ts";

const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "adjutant-mp3-"));
});
afterAll(() => rm(folder, { recursive: true }));

type Shape = { sampleRate: 44_100 | 48_000 | 22_050 | 16_000 | 8_000; channels: 1 | 2 };

/** Three seconds of a tone: of the same quality throughout, or of as many bits as each moment needs. */
async function encode({ sampleRate, channels }: Shape, quality: { bitrate?: 64 | 128; vbrQuality?: 4 }) {
  const encoder = await createMp3Encoder();
  if (quality.bitrate) encoder.configure({ sampleRate, channels, bitrate: quality.bitrate });
  else encoder.configure({ sampleRate, channels, vbrQuality: 4 });
  const tone = Float32Array.from({ length: sampleRate * 3 }, (_, index) => Math.sin(index / 20) / 2);
  const begin = Buffer.from(encoder.encode(channels === 1 ? [tone] : [tone, tone]));
  return Buffer.concat([begin, encoder.finalize()]);
}

it.each<[Shape, object]>([
  [{ sampleRate: 44_100, channels: 2 }, { bitrate: 128 }],
  [{ sampleRate: 48_000, channels: 1 }, { bitrate: 64 }],
  [{ sampleRate: 22_050, channels: 1 }, { bitrate: 64 }],
  [{ sampleRate: 16_000, channels: 2 }, { bitrate: 64 }],
  [{ sampleRate: 8_000, channels: 1 }, { bitrate: 64 }],
  [{ sampleRate: 44_100, channels: 1 }, { vbrQuality: 4 }],
  [{ sampleRate: 22_050, channels: 2 }, { vbrQuality: 4 }],
])("says of %j, %j how long a decoder finds it", async (shape, quality) => {
  const speech = readMp3(await encode(shape, quality));
  const heard = await listen(speech.mp3);
  expect(heard.samplesPerSecond).toBe(shape.sampleRate);
  // A decoder may leave out the first frame, which at the lowest rate is this long.
  expect(Math.abs(heard.seconds - speech.seconds)).toBeLessThan(0.08);
  expect(speech.seconds).toBeGreaterThan(2.9);
  expect(speech.seconds).toBeLessThan(3.3);
});

const plain = () => encode({ sampleRate: 22_050, channels: 1 }, { bitrate: 64 });

it("leaves out tags and notes, so that pieces behind each other sound as long as both", async () => {
  const file = join(folder, "tagged.mp3");
  await writeFile(join(folder, "plain.mp3"), await plain());
  await run("sox", [join(folder, "plain.mp3"), "-C", "64", "--add-comment", "Title=Geheim", file]);
  const tagged = await readFile(file);
  const one = readMp3(tagged);
  expect(tagged.toString("latin1")).toContain("ID3");
  expect(one.mp3.toString("latin1")).not.toMatch(/ID3|Xing|Info|Geheim/);
  const heard = await listen(Buffer.concat([one.mp3, one.mp3]));
  expect(Math.abs(heard.seconds - 2 * one.seconds)).toBeLessThan(0.06);
});

it("leaves out a last frame that was cut, and a tag of the old kind at the end", async () => {
  const whole = await plain();
  const { mp3, seconds } = readMp3(whole);
  const cut = readMp3(mp3.subarray(0, -10));
  expect(cut.seconds).toBeCloseTo(seconds - 576 / 22_050, 6);
  const tag = Buffer.concat([Buffer.from("TAG"), Buffer.alloc(125)]);
  expect(readMp3(Buffer.concat([mp3, tag]))).toEqual({ mp3, seconds });
});

it.each<[string, () => Promise<Buffer> | Buffer]>([
  ["nothing", () => Buffer.alloc(0)],
  ["a page", () => Buffer.from("<html>not a sound</html>")],
  ["WAV", () => Buffer.from("RIFF\0\0\0\0WAVEfmt ")],
  ["zeros", () => Buffer.alloc(10_000)],
  ["ones", () => Buffer.alloc(10_000, 0xff)],
  ["a tag without a sound", () => Buffer.from("ID3\x04\0\0\0\0\0\x05hello", "latin1")],
  ["half a frame", async () => (await plain()).subarray(0, 60)],
  ["MP3 with something behind it", async () => Buffer.concat([await plain(), Buffer.alloc(5_000, "x")])],
])("refuses %s", async (_what, make) => {
  const bytes = await make();
  expect(() => readMp3(bytes)).toThrow("No MP3");
});
