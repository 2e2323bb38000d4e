import { createHash } from "node:crypto";
import { expect, it, vi } from "vitest";
import { createLogger } from "#platform/server/log.ts";
import { type VoiceId, voices } from "../../../contract/voices.ts";
import { listen } from "../../testing/listen.ts";
import { espeakEngine } from "../espeak/espeak-engine.ts";
import { fliteEngine } from "./flite-engine.ts";
import { plainLetters } from "./plain-letters.ts";
import { createFlite } from "./run-flite.ts";
import { usualFliteVoices } from "./stock-voices.ts";

const log = createLogger("silent");
const options = { mostSeconds: 60, signal: new AbortController().signal, log };
const engine = fliteEngine();
const sentence = "Good morning. Three customers have asked when their order will arrive.";
const asked = (text: string, voiceId: VoiceId = "jarvis", language?: string) => ({
  ...{ text, voiceId, language, stockVoice: usualFliteVoices[voiceId] },
  personality: undefined,
});
const say = (...what: Parameters<typeof asked>) => engine.speak(asked(...what), options);
const digest = (mp3: Buffer) => createHash("sha256").update(mp3).digest("hex");

it("speaks a sentence as MP3 that sounds as long as it says and is not silent, without any program", async () => {
  const { mp3, seconds } = await say(sentence);
  const heard = await listen(mp3);
  expect(heard.samplesPerSecond).toBe(16_000);
  expect(heard.seconds).toBeGreaterThan(2);
  expect(Math.abs(heard.seconds - seconds)).toBeLessThan(0.2);
  expect(heard.loudness).toBeGreaterThan(0.02);
});

it("has ten voices that differ in sound, and each sounds the same again", async () => {
  const speeches = [];
  for (const { id } of voices) speeches.push(await say(sentence, id));
  expect(new Set(speeches.map(({ mp3 }) => digest(mp3))).size).toBe(10);
  const heard = await Promise.all(speeches.map(({ mp3 }) => listen(mp3)));
  const lengths = heard.map(({ seconds }) => seconds);
  expect(Math.max(...lengths) / Math.min(...lengths)).toBeGreaterThan(1.3);
  expect(new Set(heard.map(({ roughFrequency }) => roughFrequency)).size).toBeGreaterThan(7);
  expect((await say(sentence, "gpt_default")).mp3).toEqual(speeches.at(-1)?.mp3);
});

it.each(["--version is an option", "-o /sound/other.wav", "<speak>Hello</speak> & $(id)"])(
  "takes %s as text",
  async (text) => {
    expect((await listen((await say(text)).mp3)).loudness).toBeGreaterThan(0.01);
  },
);

it("speaks a long text piece by piece to its end", async () => {
  const one = await say(sentence);
  const ten = await say(`${sentence} `.repeat(10));
  expect(ten.seconds / one.seconds).toBeGreaterThan(9);
});

it("ends where what was set aside ends", async () => {
  const { mp3, seconds } = await engine.speak(asked(sentence), { ...options, mostSeconds: 2 });
  expect(seconds).toBe(2);
  expect(Math.abs((await listen(mp3)).seconds - 2)).toBeLessThan(0.2);
});

it("leaves other languages to espeak-ng, and says what to install where that is missing", async () => {
  const text = "Guten Morgen. Drei Kunden haben gefragt, wann ihre Bestellung kommt.";
  const spoken = await engine.speak(asked(text), options);
  expect((await listen(spoken.mp3)).samplesPerSecond).toBe(22_050);
  const alone = fliteEngine(createFlite(), espeakEngine("no-such-program"));
  await expect(alone.speak(asked(text), options)).rejects.toMatchObject({
    code: "voice.language_missing",
    status: 503,
    message: expect.stringContaining("espeak-ng"),
  });
  expect((await alone.speak(asked(sentence), options)).seconds).toBeGreaterThan(2);
});

it.each(["注文はいつ届きますか。", "เมื่อไหร่คำสั่งซื้อจะมาถึง"])(
  "refuses %s, with what to do about it",
  async (text) => {
    await expect(say(text)).rejects.toMatchObject({
      code: "voice.script_unspoken",
      message: expect.stringContaining("SPEECH"),
    });
  },
);

it("stops between two pieces when whoever asked goes away, and that is no failure", async () => {
  const error = vi.spyOn(log, "error").mockImplementation(() => undefined);
  const gone = new AbortController();
  let pieces = 0;
  const flite = {
    say: async () => {
      pieces += 1;
      gone.abort(new Error("gone away"));
      return { samplesPerSecond: 16_000, samples: new Float32Array(1_600) };
    },
  };
  const speech = fliteEngine(flite).speak(asked(`${sentence} `.repeat(20)), {
    ...options,
    signal: gone.signal,
  });
  await expect(speech).rejects.toThrow("gone away");
  expect(pieces).toBe(1);
  expect(error).not.toHaveBeenCalled();
});

it("says that it failed when there is no sound, logs why without the text, and speaks again after that", async () => {
  const error = vi.spyOn(log, "error").mockImplementation(() => undefined);
  const flite = createFlite();
  await expect(flite.say({ text: "A secret", options: ["-lv"] })).rejects.toThrow();
  const failing = fliteEngine({ say: () => Promise.reject(new Error("No sound")) });
  await expect(failing.speak(asked("A secret"), options)).rejects.toMatchObject({ code: "voice.failed" });
  expect(JSON.stringify(error.mock.calls)).not.toContain("A secret");
  expect((await flite.say({ text: "Hello", options: ["-voice", "slt"] })).samples.length).toBeGreaterThan(
    1_000,
  );
});

it("writes what an English voice cannot read in letters that it can", () => {
  expect(plainLetters("“Café” — naïve… 5 €, Grüße 👋")).toBe('"Cafe", naive... 5  euro , Grusse');
});
