import { spawn } from "node:child_process";
import { once } from "node:events";
import { programEnvironment } from "#platform/server/packages/program-environment.ts";
import type { EspeakPreset } from "./presets.ts";

/** A preset with the value of option -v: language and timbre. */
export interface EspeakSound extends Pick<EspeakPreset, "pitch" | "wordsPerMinute" | "wordGap"> {
  voice: string;
}

/** Five thousand characters take about two seconds. */
const usualTimeoutMs = 30_000;

/**
 * Speaks `text` with espeak-ng. Yields WAV in pieces as it is produced. A separate process, as the program's
 * licence requires; its failures stay there too. Killed when `signal` aborts. The text is passed by standard
 * input, never as an argument.
 */
export async function* runEspeak(
  program: string,
  text: string,
  {
    sound,
    signal,
    timeoutMs = usualTimeoutMs,
  }: { sound: EspeakSound; signal: AbortSignal; timeoutMs?: number | undefined },
): AsyncGenerator<Buffer> {
  const { voice, pitch, wordsPerMinute, wordGap } = sound;
  const child = spawn(
    program,
    [
      ...["-v", voice, "-p", String(pitch), "-s", String(wordsPerMinute), "-g", String(wordGap)],
      // Reads all of standard input as UTF-8 and writes to standard output.
      ...["-b", "1", "--stdin", "--stdout"],
    ],
    {
      stdio: ["pipe", "pipe", "pipe"],
      env: programEnvironment(),
      timeout: timeoutMs,
      killSignal: "SIGKILL",
      signal,
    },
  );
  const ended = once(child, "close") as Promise<[number | null]>;
  // Awaited below, after all output. A missing program is reported earlier.
  ended.catch(() => undefined);
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (said: string) => {
    complaint = `${complaint}${said}`.slice(0, 500);
  });
  // The program may exit before it has read everything. Its exit code says why.
  child.stdin.on("error", () => undefined);
  child.stdin.end(withoutCommands(text));
  try {
    yield* child.stdout;
    const [exitCode] = await ended;
    if (exitCode !== 0) throw new Error(`espeak-ng ended with ${exitCode ?? "a signal"}: ${complaint}`);
  } finally {
    child.kill("SIGKILL");
  }
}

/** Two brackets start phoneme notation, which could produce arbitrary sound of any length. */
const withoutCommands = (text: string) => text.replace(/\[(?=\[)/g, "[ ");
