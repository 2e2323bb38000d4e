import { spawn } from "node:child_process";
import { once } from "node:events";
import { programEnvironment } from "#platform/server/packages/program-environment.ts";
import type { EspeakPreset } from "./presets.ts";

/** A preset with the language and the timbre that option -v takes. */
export interface EspeakSound extends Pick<EspeakPreset, "pitch" | "wordsPerMinute" | "wordGap"> {
  voice: string;
}

/** Five thousand characters take it about two seconds. */
const timeoutMs = 30_000;

/**
 * The sound of `text` as WAV, in pieces while it is being made. A process of its own: its licence asks for that, and
 * what goes wrong in it ends with it. It ends when `signal` aborts. The text goes by its standard input, never by its
 * arguments.
 */
export async function* runEspeak(
  program: string,
  text: string,
  { sound, signal }: { sound: EspeakSound; signal: AbortSignal },
): AsyncGenerator<Buffer> {
  const { voice, pitch, wordsPerMinute, wordGap } = sound;
  const child = spawn(
    program,
    [
      ...["-v", voice, "-p", String(pitch), "-s", String(wordsPerMinute), "-g", String(wordGap)],
      // UTF-8, from the input as a whole, to the output.
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
  // Waited for below, after all was read; a program that is missing says so before.
  ended.catch(() => undefined);
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (said: string) => {
    complaint = `${complaint}${said}`.slice(0, 500);
  });
  // It may end before it has read everything; how it ended says why.
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

/** Two brackets begin phonemes, with which anything can be made to sound for any time. */
const withoutCommands = (text: string) => text.replace(/\[(?=\[)/g, "[ ");
