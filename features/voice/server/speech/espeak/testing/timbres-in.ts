import { execFileSync } from "node:child_process";
import { espeakVoiceFor } from "../espeak-voice-for.ts";
import { usualEspeakVoices } from "../stock-voices.ts";

/** How many of the usual voices sound different when they speak this language. */
export function timbresIn(language: string): number {
  const sounds = Object.values(usualEspeakVoices).map((stockVoice) =>
    execFileSync("espeak-ng", ["-v", espeakVoiceFor(stockVoice, language), "--stdin", "--stdout"], {
      input: "Tomato",
    }).toString("base64"),
  );
  return new Set(sounds).size;
}
