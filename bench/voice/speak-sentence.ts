import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A spoken sentence without leading and trailing silence, as WAV in base64. */
export function speakSentence(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "adjutant-bench-voice-"));
  const [spoken, cut] = [join(folder, "spoken.wav"), join(folder, "cut.wav")];
  try {
    execFileSync("espeak-ng", ["-v", "en-us", "-w", spoken, text]);
    // Trims both ends below one percent of full scale.
    const trim = ["silence", "1", "0.01", "1%", "reverse"];
    execFileSync("sox", [spoken, "-r", "48000", cut, ...trim, ...trim]);
    return readFileSync(cut).toString("base64");
  } finally {
    rmSync(folder, { recursive: true });
  }
}
