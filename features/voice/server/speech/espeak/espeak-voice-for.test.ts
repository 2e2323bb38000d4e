import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { espeakVoiceFor } from "./espeak-voice-for.ts";
import { timbresIn } from "./testing/timbres-in.ts";

it.each([
  ["de", "de+m3"],
  ["de-AT", "de+m3"],
  ["fr", "fr+m3"],
  ["FR-CA", "fr+m3"],
  ["es-MX", "es-419+m3"],
  ["pt-BR", "pt-br+m3"],
  ["it", "it+m3"],
  ["nl", "nl+m3"],
  ["pl", "pl+m3"],
  ["sv-SE", "sv+m3"],
  ["no", "nb+m3"],
  ["ru", "ru+m3"],
  ["zh-CN", "cmn+m3"],
])("speaks %s as %s, in its own timbre", (language, voice) => {
  expect(espeakVoiceFor("en+m3", language)).toBe(voice);
});

it.each([undefined, "en", "en-US", "ja", "x", "constructor"])("stays as it is for %s", (language) => {
  expect(espeakVoiceFor("en+m3", language)).toBe("en+m3");
});

it.each(["en", "de"])("has ten timbres in %s", (language) => {
  expect(timbresIn(language)).toBe(10);
});

it("reads German words by the rules of German", () => {
  const phonemes = (voice: string) =>
    execFileSync("espeak-ng", ["-q", "-x", "-v", voice, "--stdin"], {
      input: "Zwei Brötchen, bitte",
    }).toString();
  const german = phonemes(espeakVoiceFor("en+m3", "de"));
  expect(german).toContain("tsv'aI");
  expect(german).not.toBe(phonemes("en+m3"));
});
