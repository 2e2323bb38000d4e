import { expect, it } from "vitest";
import { makeWav } from "../testing/make-wav.ts";
import { readSound } from "./read-sound.ts";

it("says how long a sound lasts", () => {
  expect(readSound(makeWav(1.5)).seconds).toBe(1.5);
  expect(readSound(makeWav(60)).seconds).toBe(60);
});

it("reads past what recorders tell before the sound", () => {
  expect(readSound(makeWav(1, { remark: "made by hand" })).seconds).toBe(1);
  expect(readSound(makeWav(1, { remark: "odd" })).seconds).toBe(1);
});

it("refuses what is longer than a minute", () => {
  expect(() => readSound(makeWav(60.01))).toThrow(/At most 60 seconds/);
});

it.each([
  ["nothing", Buffer.alloc(0)],
  ["text", Buffer.from("Good morning, this is no sound at all, but it is long enough to be one.")],
  ["MP3", Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)])],
  ["a sound without samples", makeWav(0)],
  ["two channels", makeWav(1, { channels: 2 })],
  ["another rate", makeWav(1, { samplesPerSecond: 48_000 })],
  ["8 bit", makeWav(1, { bits: 8 })],
  ["samples in another format", makeWav(1, { format: 3 })],
  ["a sound that was cut", makeWav(1).subarray(0, 20_000)],
  ["a header alone", makeWav(1).subarray(0, 36)],
  ["half a sample", halfSample()],
])("refuses %s", (_, bytes) => {
  expect(() => readSound(bytes)).toThrow(/sound format is not supported/);
});

it("reads the bytes of its own part of a larger buffer", () => {
  const wav = makeWav(2);
  const larger = Buffer.concat([Buffer.from("something before"), wav]);
  expect(readSound(larger.subarray(16)).seconds).toBe(2);
});

function halfSample() {
  const wav = makeWav(1);
  wav.writeUInt32LE(wav.readUInt32LE(40) - 1, 40);
  return wav;
}
