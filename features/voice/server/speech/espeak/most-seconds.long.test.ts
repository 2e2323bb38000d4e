import { expect, it } from "vitest";
import { mostSecondsOf } from "../most-seconds-of.ts";
import { presets } from "./presets.ts";
import { readWav } from "./read-wav.ts";
import { runEspeak } from "./run-espeak.ts";

const { signal } = new AbortController();

/** How long the slowest of the voices sounds, in this language. */
async function spoken(text: string, language = "en-us"): Promise<number> {
  const sound = { ...presets.morgan_freeman, voice: `${language}+m7` };
  let seconds = 0;
  for await (const { samples, samplesPerSecond } of readWav(
    runEspeak("espeak-ng", text, { sound, signal }),
  )) {
    seconds += samples.length / samplesPerSecond;
  }
  return seconds;
}

it.each([
  ["words", "Three customers have asked when their order will arrive."],
  ["Chinese", "三位客户问他们的订单什么时候到".repeat(3)],
  ["Japanese", "三人のお客様から注文がいつ届くのか".repeat(3)],
  ["Russian", "Когда придёт заказ".repeat(3)],
  ["Arabic", "متى تصل طلباتهم".repeat(3)],
  ["Thai", "ลูกค้าสามคนถามว่าสินค้า".repeat(2)],
  ["signs of mathematics", "𝒜𝒷".repeat(20)],
  ["full stops", "a. b. ".repeat(15)],
  ["questions and exclamations", "a! b? ".repeat(15)],
  ["semicolons and colons", "a; b: ".repeat(15)],
  ["commas and brackets", "a, (b) ".repeat(15)],
  ["dashes and dots", "a — b… ".repeat(15)],
  ["dates", "2026-11-22 ".repeat(8)],
  ["numbers", "777777777 ".repeat(6)],
  ["abbreviations", "WXQ BFDHG ".repeat(8)],
  ["addresses", "https://a.b.c/d?e=f&g=h ".repeat(5)],
  ["pictures", "👋😀🎉 ".repeat(10)],
])("sets aside what %s last at most", async (_what, text) => {
  const most = mostSecondsOf(text);
  expect(await spoken(text)).toBeLessThanOrEqual(most);
  expect(await spoken(text, "de")).toBeLessThanOrEqual(most);
});

it("sets aside little more than they last for plain words", async () => {
  const text = "word ".repeat(60);
  expect(mostSecondsOf(text)).toBeLessThan(1.5 * (await spoken(text)));
});
