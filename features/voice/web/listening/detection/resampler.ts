import { samplesPerSecond } from "./frames.ts";

/** So many of our samples to each side are heard for each. */
const reach = 12;

/** Places between two given samples that are told apart. */
const phases = 64;

/** Below half of our rate, so that nothing above it is mirrored into speech. */
const passed = 0.92;

/** Brings sound of any rate to ours, block by block; what comes out is a few samples late. */
export function createResampler(givenPerSecond: number): (block: Float32Array) => Float32Array {
  if (givenPerSecond === samplesPerSecond) return (block) => block.slice();
  const ratio = givenPerSecond / samplesPerSecond;
  const scale = Math.max(1, ratio);
  const half = Math.ceil(reach * scale);
  const kernels = Array.from({ length: phases }, (_, phase) => kernelAt(phase / phases, half, scale));
  let rest = new Float32Array(half);
  // Where the next of our samples lies, in given samples from the begin of `rest`.
  let place = half;
  return (block) => {
    const given = new Float32Array(rest.length + block.length);
    given.set(rest);
    given.set(block, rest.length);
    const made: number[] = [];
    for (; place + half + 1 < given.length; place += ratio) {
      const nearest = Math.round(place * phases);
      made.push(sumAt(given, Math.floor(nearest / phases), kernels[nearest % phases] ?? [], half));
    }
    const used = Math.max(0, Math.floor(place) - half);
    rest = given.slice(used);
    place -= used;
    return Float32Array.from(made);
  };
}

function sumAt(given: Float32Array, at: number, kernel: ArrayLike<number>, half: number): number {
  let sum = 0;
  for (let tap = 0; tap < kernel.length; tap++) sum += (given[at - half + tap] ?? 0) * (kernel[tap] ?? 0);
  return sum;
}

/** A low-pass filter around a place `fraction` behind a sample, for the samples from `half` before it to `half` after. */
function kernelAt(fraction: number, half: number, scale: number): Float32Array {
  const taps = Float32Array.from({ length: 2 * half + 1 }, (_, tap) => {
    const distance = tap - half - fraction;
    const x = (distance * passed * Math.PI) / scale;
    const sinc = x === 0 ? 1 : Math.sin(x) / x;
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / (half + 1)));
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
}
