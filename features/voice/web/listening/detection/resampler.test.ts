import { expect, it } from "vitest";
import { joined, tone } from "../testing/sounds.ts";
import { createResampler } from "./resampler.ts";

/** As a browser gives it: 128 samples at a time. */
function resample(samples: Float32Array, perSecond: number): Float32Array {
  const resampler = createResampler(perSecond);
  const blocks: Float32Array[] = [];
  for (let at = 0; at < samples.length; at += 128) blocks.push(resampler(samples.subarray(at, at + 128)));
  return joined(...blocks);
}

const loudest = (samples: Float32Array) =>
  samples.slice(2_000, -2_000).reduce((most, one) => Math.max(most, Math.abs(one)), 0);

it.each([8_000, 22_050, 32_000, 44_100, 48_000, 96_000])(
  "brings a second of %s samples to 16,000 and lets speech through as it is",
  (perSecond) => {
    const made = resample(tone(1, 1_000, { perSecond }), perSecond);
    expect(Math.abs(made.length - 16_000)).toBeLessThan(60);
    expect(loudest(made)).toBeCloseTo(0.5, 1);
    const crossings = made.filter((sample, at) => at > 0 && sample >= 0 && (made[at - 1] ?? 0) < 0).length;
    expect(Math.abs(crossings - 1_000)).toBeLessThan(10);
  },
);

it("gives 16,000 samples back as they are", () => {
  const given = tone(0.1, 1_000);
  expect(resample(given, 16_000)).toEqual(given);
});

it("lets no tone that is too high come back as a low one", () => {
  expect(loudest(resample(tone(1, 12_000, { perSecond: 48_000 }), 48_000))).toBeLessThan(0.02);
  expect(loudest(resample(tone(1, 15_000, { perSecond: 44_100 }), 44_100))).toBeLessThan(0.02);
});
