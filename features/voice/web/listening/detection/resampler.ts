import { samplesPerSecond } from "./frames.ts";

/** Filter half-width, in output samples. */
const reach = 12;

/** Distinguished positions between two input samples. */
const phases = 64;

/** Cut-off below half the output rate, which prevents aliasing into speech. */
const passed = 0.92;

/**
 * Resamples sound of any rate to ours, block by block, by windowed sinc interpolation. The output lags by a
 * few samples.
 */
export function createResampler(givenPerSecond: number): (block: Float32Array) => Float32Array {
  if (givenPerSecond === samplesPerSecond) return (block) => block.slice();
  const ratio = givenPerSecond / samplesPerSecond;
  const scale = Math.max(1, ratio);
  const half = Math.ceil(reach * scale);
  const kernels = Array.from({ length: phases }, (_, phase) => kernelAt(phase / phases, half, scale));
  let rest = new Float32Array(half);
  // Position of the next output sample, in input samples from the start of `rest`.
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

/**
 * A low-pass kernel (Hann-windowed sinc) around a position `fraction` after a sample, for `half` samples on
 * both sides.
 */
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
