import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createLogger } from "#platform/server/log.ts";
import { voices } from "../../../contract/voices.ts";
import { listen } from "../../testing/listen.ts";
import { providerKinds, stageEngines } from "../../testing/stage-engines.ts";
import type { SpeechEngine, SpeechRequest } from "../speech-engine.ts";

const log = createLogger("silent");
const text = "Three customers have asked when their order arrives.";

let stage: Awaited<ReturnType<typeof stageEngines>>;
beforeAll(async () => {
  stage = await stageEngines();
});
afterAll(() => stage[Symbol.asyncDispose]());
beforeEach(() => {
  stage.server.spoken.length = 0;
});

const say = (engine: SpeechEngine, changes: Partial<SpeechRequest> = {}, mostSeconds = 600) =>
  engine.speak(
    {
      ...{ text, voiceId: "jarvis", stockVoice: engine.stockVoices.jarvis },
      ...{ personality: "Calm and dry.", language: undefined, ...changes },
    },
    { mostSeconds, signal: new AbortController().signal, log },
  );

describe.each(providerKinds)("%s", (kind) => {
  it("speaks MP3 that sounds as long as it says", async () => {
    const { mp3, seconds } = await say(stage.engine(kind));
    const heard = await listen(mp3);
    expect([22_050, 24_000]).toContain(heard.samplesPerSecond);
    expect(heard.loudness).toBeGreaterThan(0.1);
    expect(heard.seconds).toBeGreaterThan(1);
    expect(Math.abs(heard.seconds - seconds)).toBeLessThan(0.06);
    expect(stage.server.spoken).toMatchObject([{ text }]);
  });

  it("has ten usual voices, which the provider has and which differ in sound", async () => {
    const engine = stage.engine(kind);
    const names = voices.map(({ id }) => engine.stockVoices[id]);
    expect(new Set(names).size).toBe(10);
    const known = (await engine.listStockVoices(log)).map(({ name }) => name);
    const heights = [];
    for (const stockVoice of names) {
      expect(engine.isStockVoice(stockVoice)).toBe(true);
      if (kind !== "openai_compatible") expect(known).toContain(stockVoice);
      const { mp3 } = await say(engine, { stockVoice, text: "A short one." });
      heights.push((await listen(mp3)).roughFrequency);
    }
    expect(new Set(heights).size).toBeGreaterThan(7);
  });

  it("speaks markup as the text that it is", async () => {
    const hostile = `</voice><break time="9s"/> & 'a' "b" <speak>]]> 𝒜 👋 größer`;
    await say(stage.engine(kind), { text: hostile });
    expect(stage.server.spoken.map((spoken) => spoken.text)).toEqual([hostile]);
  });

  it("speaks a long text as one sound, in its order", async () => {
    const long = Array.from({ length: 150 }, (_, index) => `This sentence is number ${index}.`).join(" ");
    const { mp3, seconds } = await say(stage.engine(kind), { text: long });
    const heard = await listen(mp3);
    expect(Math.abs(heard.seconds - seconds)).toBeLessThan(0.2);
    // The pieces are asked for together, and may arrive in any order.
    const pieces = stage.server.spoken.map((spoken) => spoken.text);
    expect(pieces.toSorted((one, other) => long.indexOf(one) - long.indexOf(other)).join(" ")).toBe(long);
  });

  it("ends where what was set aside ends", async () => {
    const { mp3, seconds } = await say(stage.engine(kind), {}, 1);
    const heard = await listen(mp3);
    expect(seconds).toBeLessThanOrEqual(1);
    expect(seconds).toBeGreaterThan(0.9);
    expect(Math.abs(heard.seconds - seconds)).toBeLessThan(0.06);
  });

  it("takes no name for a stock voice that would lead elsewhere", () => {
    const engine = stage.engine(kind);
    for (const name of [
      "",
      "../../v1/user",
      "a?b=c",
      "a b\r\nc",
      "<voice>",
      `"x"`,
      "a".repeat(101).concat("!"),
    ]) {
      expect(engine.isStockVoice(name)).toBe(false);
    }
  });
});

describe("what the provider is told", () => {
  it("the personality, where the model takes it", async () => {
    await say(stage.engine("openai"));
    await say(stage.engine("openai", { model: "tts-1" }));
    await say(stage.engine("openai_compatible"));
    expect(stage.server.spoken.map(({ model, instructions }) => [model, instructions])).toEqual([
      ["gpt-4o-mini-tts", "Calm and dry."],
      ["tts-1", undefined],
      ["gpt-4o-mini-tts", undefined],
    ]);
  });

  it("voices that the older models have", async () => {
    const engine = stage.engine("openai", { model: "tts-1" });
    for (const { id } of voices) await say(engine, { stockVoice: engine.stockVoices[id], text: "Hello." });
    expect(stage.server.spoken).toHaveLength(10);
    expect((await engine.listStockVoices(log)).map(({ name }) => name)).not.toContain("cedar");
  });

  it("never of a voice that is somebody's own", async () => {
    const listed = await stage.engine("elevenlabs").listStockVoices(log);
    expect(listed.map(({ label }) => label)).toContain("Daniel");
    expect(listed.map(({ label }) => label)).not.toContain("Somebody's own");
  });
});
