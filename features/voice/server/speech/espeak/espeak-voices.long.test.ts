import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { voices } from "../../../contract/voices.ts";
import { asked, log, options, say, sentence } from "../../testing/espeak-speech.ts";
import { listen } from "../../testing/listen.ts";
import { espeakEngine } from "./espeak-engine.ts";

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
