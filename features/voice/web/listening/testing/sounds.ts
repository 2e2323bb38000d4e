import { execFileSync } from "node:child_process";
import { samplesPerSecond } from "../detection/frames.ts";

export function silence(seconds: number): Float32Array {
  return new Float32Array(Math.round(seconds * samplesPerSecond));
}

/** Reproducible noise, fading from `from` to `to` decibels. */
export function noise(seconds: number, from: number, to = from): Float32Array {
  const random = seeded();
  const { length } = silence(seconds);
  return Float32Array.from({ length }, (_, at) => {
    const loudness = 10 ** ((from + ((to - from) * at) / length) / 20);
    // Scaled to the stated mean: the RMS of uniform noise from -1 to 1 is 1/√3.
    return (random() * 2 - 1) * Math.sqrt(3) * loudness;
  });
}

/** A key click of 12 ms. */
export function click(loudness: number): Float32Array {
  return noise(0.012, loudness, loudness - 20);
}

/** A sine wave. */
export function tone(
  seconds: number,
  hertz: number,
  { amplitude = 0.5, perSecond = samplesPerSecond } = {},
): Float32Array {
  const length = Math.round(seconds * perSecond);
  return Float32Array.from(
    { length },
    (_, at) => amplitude * Math.sin((2 * Math.PI * hertz * at) / perSecond),
  );
}

/** A sentence spoken by espeak-ng, trimmed. */
export function speech(sentence: string, { perSecond = samplesPerSecond, gainDb = 0 } = {}): Float32Array {
  const wav = execFileSync("espeak-ng", ["--stdout", sentence]);
  const trim = ["silence", "1", "0.01", "1%", "reverse", "silence", "1", "0.01", "1%", "reverse"];
  const raw = execFileSync(
    "sox",
    ["-", "-t", "f32", "-r", `${perSecond}`, "-c", "1", "-", ...trim, "gain", `${gainDb}`],
    { input: wav, maxBuffer: 64_000_000, stdio: ["pipe", "pipe", "ignore"] },
  );
  return new Float32Array(Uint8Array.from(raw).buffer);
}

export function joined(...sounds: Float32Array[]): Float32Array {
  const all = new Float32Array(sounds.reduce((length, sound) => length + sound.length, 0));
  let at = 0;
  for (const sound of sounds) {
    all.set(sound, at);
    at += sound.length;
  }
  return all;
}

/** The sum of both, as long as the first. */
export function mixed(one: Float32Array, other: Float32Array): Float32Array {
  return one.map((sample, at) => sample + (other[at] ?? 0));
}

function seeded(): () => number {
  let state = 42;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
