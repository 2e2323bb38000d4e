import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

export interface Heard {
  seconds: number;
  samplesPerSecond: number;
  /** Mean amplitude from 0 to 1. Silence is 0. */
  loudness: number;
  /** Approximate frequency in Hz. */
  roughFrequency: number;
}

const run = promisify(execFile);

/** Analyzes an MP3 with sox. Throws when it cannot be decoded. */
export async function listen(mp3: Buffer): Promise<Heard> {
  const folder = await mkdtemp(join(tmpdir(), "adjutant-listen-"));
  const file = join(folder, "speech.mp3");
  try {
    await writeFile(file, mp3);
    const [{ stderr }, { stdout }] = await Promise.all([
      run("sox", [file, "-n", "stat"]),
      run("soxi", ["-r", file]),
    ]);
    const read = (name: string) => Number(new RegExp(`${name}:\\s+([\\d.]+)`).exec(stderr)?.[1]);
    return {
      seconds: read("Length \\(seconds\\)"),
      samplesPerSecond: Number(stdout),
      loudness: read("RMS\\s+amplitude"),
      roughFrequency: read("Rough\\s+frequency"),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
