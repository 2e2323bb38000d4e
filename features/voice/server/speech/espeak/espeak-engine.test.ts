import { createHash } from "node:crypto";
import { mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { createLogger } from "#platform/server/log.ts";
import { type VoiceId, voices } from "../../../contract/voices.ts";
import { listen } from "../../testing/listen.ts";
import { espeakEngine } from "./espeak-engine.ts";
import { usualEspeakVoices } from "./stock-voices.ts";

const log = createLogger("silent");
const options = { mostSeconds: 60, signal: new AbortController().signal, log };
const sentence = "Good morning. Three customers have asked when their order will arrive.";
const asked = (text: string, voiceId: VoiceId = "jarvis", language?: string) => ({
  ...{ text, voiceId, language, stockVoice: usualEspeakVoices[voiceId] },
  personality: undefined,
});
const say = (...what: Parameters<typeof asked>) => espeakEngine().speak(asked(...what), options);

it("speaks a sentence as MP3 that sounds as long as it says and is not silent", async () => {
  const { mp3, seconds } = await say(sentence);
  const heard = await listen(mp3);
  expect(heard.samplesPerSecond).toBe(22_050);
  expect(heard.seconds).toBeGreaterThan(2);
  expect(heard.seconds).toBeLessThan(12);
  // MP3 comes in whole frames, with a little silence around.
  expect(Math.abs(heard.seconds - seconds)).toBeLessThan(0.2);
  expect(heard.loudness).toBeGreaterThan(0.02);
});

it("has ten voices that differ in sound, and each sounds the same again", async () => {
  const speeches = await Promise.all(voices.map(({ id }) => say(sentence, id)));
  const digests = speeches.map(({ mp3 }) => createHash("sha256").update(mp3).digest("hex"));
  expect(new Set(digests).size).toBe(10);
  const heard = await Promise.all(speeches.map(({ mp3 }) => listen(mp3)));
  const lengths = heard.map(({ seconds }) => seconds);
  expect(Math.max(...lengths) / Math.min(...lengths)).toBeGreaterThan(1.3);
  expect(new Set(heard.map(({ roughFrequency }) => roughFrequency)).size).toBeGreaterThan(7);
  expect((await say(sentence, "gpt_default")).mp3).toEqual(speeches.at(-1)?.mp3);
});

it("takes what would be an option, a phoneme or markup as text", async () => {
  for (const text of [
    "--version is an option",
    "-f /etc/passwd",
    "[[h@'loU]]",
    "<speak>Hello</speak> & $(id)",
  ]) {
    expect((await listen((await say(text)).mp3)).loudness).toBeGreaterThan(0.01);
  }
});

it.each([
  ["[[word]]", "word"],
  ["[[[word]]]", "word"],
  ["hello [[w3:d]] there", "hello, w3:d there"],
])("speaks %s for as long as %s, though the program would take it for sounds", async (bracketed, plain) => {
  const [written, expected] = await Promise.all([say(bracketed), say(plain)]);
  // With a pause for each bracket.
  expect(written.seconds).toBeGreaterThanOrEqual(expected.seconds);
  expect(written.seconds).toBeLessThan(expected.seconds + 0.5);
});

it("speaks letters of other languages instead of failing", async () => {
  const { seconds } = await say("Schöne Grüße aus Österreich, 你好, и до свидания 👋");
  expect(seconds).toBeGreaterThan(1);
});

it("speaks German with the German voice, in the timbre of the voice, whether it hears or is told that it is", async () => {
  const text = "Guten Morgen. Drei Kunden haben gefragt, wann ihre Bestellung kommt.";
  const [heard, told, english, others] = await Promise.all([
    say(text),
    say(text, "jarvis", "de-AT"),
    say(text, "jarvis", "en"),
    say(text, "taylor_swift"),
  ]);
  expect(heard.mp3).toEqual(told.mp3);
  expect(heard.mp3).not.toEqual(english.mp3);
  expect(heard.mp3).not.toEqual(others.mp3);
});

it("speaks English as it did, whether it hears or is told that it is", async () => {
  expect((await say(sentence)).mp3).toEqual((await say(sentence, "jarvis", "en")).mp3);
  expect((await say("Hallo")).mp3).toEqual((await say("Hallo", "jarvis", "en")).mp3);
});

it("ends where what was set aside ends", async () => {
  const { mp3, seconds } = await espeakEngine().speak(asked(sentence), { ...options, mostSeconds: 2 });
  expect(seconds).toBe(2);
  expect(Math.abs((await listen(mp3)).seconds - 2)).toBeLessThan(0.2);
});

it.each([
  ["ru", "Когда придёт заказ?"],
  ["el", "Πότε θα έρθει η παραγγελία;"],
  ["ar", "متى تصل طلباتهم؟"],
  ["ko", "주문은 언제 도착하나요?"],
  ["hi", "ऑर्डर कब आएगा?"],
  ["zh", "OK, 我们今天早上收到了"],
])("speaks %s by its own rules, whether it hears or is told it", async (language, text) => {
  const [heard, told, german] = await Promise.all([
    say(text),
    say(text, "jarvis", language),
    say("Wann kommt die Bestellung?"),
  ]);
  expect(heard.mp3).toEqual(told.mp3);
  expect(heard.mp3).not.toEqual(german.mp3);
  await expect(say(text, "jarvis", "en")).rejects.toMatchObject({ code: "voice.script_unspoken" });
});

it.each(["注文はいつ届きますか。", "เมื่อไหร่คำสั่งซื้อจะมาถึง", "סידרנו הכל הבוקר"])(
  "refuses %s, of which it would only say the names of the letters, with what to do about it",
  async (text) => {
    await expect(say(text)).rejects.toMatchObject({
      code: "voice.script_unspoken",
      status: 422,
      message: expect.stringContaining("SPEECH"),
    });
  },
);

it("has the stock voices that it lists", async () => {
  const { listStockVoices, isStockVoice, speak } = espeakEngine();
  const sounds = new Set<string>();
  for (const { name } of await listStockVoices(log)) {
    expect(isStockVoice(name)).toBe(true);
    const { mp3 } = await speak({ ...asked("Tomato"), stockVoice: name }, options);
    sounds.add(createHash("sha256").update(mp3).digest("hex"));
  }
  expect(sounds.size).toBe(26);
  for (const name of ["en-us+m9", "de+m1", "-h", "../x"]) expect(isStockVoice(name)).toBe(false);
});

it("ends the program when whoever asked goes away, and that is no failure", async () => {
  const error = vi.spyOn(log, "error").mockImplementation(() => undefined);
  await using folder = await mkdtempDisposable(join(tmpdir(), "adjutant-espeak-"));
  const [program, note] = [join(folder.path, "hang"), join(folder.path, "id")];
  await writeFile(program, `#!/bin/sh\necho $$ > ${note}\nexec sleep 60\n`, { mode: 0o700 });
  const gone = new AbortController();
  const speech = espeakEngine(program).speak(asked("Hello"), { ...options, signal: gone.signal });
  await expect.poll(() => readFile(note, "utf8").catch(() => "")).toMatch(/^\d+\n$/);
  const id = Number(await readFile(note, "utf8"));
  expect(process.kill(id, 0)).toBe(true);
  gone.abort(new Error("gone away"));
  await expect(speech).rejects.toThrow("gone away");
  await expect.poll(() => isRunning(id)).toBe(false);
  expect(error).not.toHaveBeenCalled();
});

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

it("says that the program is missing, and how to get it", async () => {
  const speech = espeakEngine("no-such-program").speak(asked("Hello"), options);
  await expect(speech).rejects.toMatchObject({
    code: "voice.engine_missing",
    status: 503,
    message: expect.stringContaining("espeak-ng"),
  });
});

it("says that it failed when the program fails, or says nothing, and logs why without the text", async () => {
  const error = vi.spyOn(log, "error").mockImplementation(() => undefined);
  for (const program of ["false", "true"]) {
    const speech = espeakEngine(program).speak(asked("A secret"), options);
    await expect(speech).rejects.toMatchObject({ code: "voice.failed" });
  }
  expect(error).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(error.mock.calls)).not.toContain("A secret");
});
