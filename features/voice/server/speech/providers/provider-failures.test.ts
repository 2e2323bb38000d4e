import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Fault } from "#mocks/speech-server/faults.ts";
import { startSpeechServer } from "#mocks/speech-server/start-speech-server.ts";
import { createLogger } from "#platform/server/log.ts";
import { providerKinds, stageEngines } from "../../testing/stage-engines.ts";
import type { SpeechEngine } from "../speech-engine.ts";
import { openAiCompatibleEngine } from "./openai-compatible-engine.ts";
import { openAiEngine } from "./openai-engine.ts";

const never = new AbortController().signal;

let stage: Awaited<ReturnType<typeof stageEngines>>;
beforeAll(async () => {
  stage = await stageEngines();
});
afterAll(() => stage[Symbol.asyncDispose]());

/** Says a secret and returns what a person is told, and every line of the log. */
async function failure(engine: SpeechEngine, changes: { stockVoice?: string; text?: string } = {}) {
  const lines: string[] = [];
  const log = createLogger("info", { write: (line) => void lines.push(line) });
  const said = { text: "The secret is geheim.", personality: undefined, language: undefined };
  const how = { voiceId: "jarvis" as const, stockVoice: engine.stockVoices.jarvis, ...changes };
  const error = await engine.speak({ ...said, ...how }, { mostSeconds: 60, signal: never, log }).then(
    () => undefined,
    (reason: unknown) => reason as Error & { code: string; status: number },
  );
  return { code: error?.code, message: error?.message ?? "", status: error?.status, log: lines.join("") };
}

/** For these the patience of the server has to end. */
const silent = new Set(["hang", "stall"]);
const answer = (status: number, body: string): Fault => ({ type: "answer", status, body });

describe.each(providerKinds)("%s", (kind) => {
  it("says that the key is refused, and repeats it nowhere", async () => {
    const { code, message, status, log } = await failure(stage.engine(kind, { apiKey: "sk-a-wrong-key" }));
    expect({ code, status }).toEqual({ code: "voice.key_refused", status: 503 });
    expect(message).toContain("SPEECH_API_KEY");
    expect(log).toContain('"status":401');
    expect(message + log).not.toMatch(/sk-a-wrong|geheim/);
  });

  it("says that the provider does not have the stock voice", async () => {
    const unknown = { azure: "en-US-NobodyNeural", elevenlabs: "AAAAAAAAAAAAAAAAAAAA" };
    const name = unknown[kind as keyof typeof unknown] ?? "nobody";
    const { code, message } = await failure(stage.engine(kind), { stockVoice: name });
    expect(code).toBe("voice.stock_voice_unknown");
    expect(message).toContain("Admin, Voice");
  });

  it.each<[string, Fault, string]>([
    ["is asked too often", answer(429, '{"error":{"code":"rate_limit_exceeded"}}'), "voice.provider_limit"],
    ["has no credit for it", answer(402, "{}"), "voice.provider_limit"],
    ["has no quota left", answer(401, '{"detail":{"status":"quota_exceeded"}}'), "voice.provider_limit"],
    ["fails", answer(500, "geheim"), "voice.away"],
    ["is overloaded", answer(503, ""), "voice.away"],
    ["refuses for a reason of its own", answer(400, '{"error":{"message":"geheim"}}'), "voice.failed"],
    ["leads elsewhere", answer(302, ""), "voice.failed"],
    ["breaks off in the middle", { type: "half" }, "voice.away"],
    ["never answers", { type: "hang" }, "voice.away"],
    ["begins and never ends", { type: "stall" }, "voice.away"],
    ["sends without end", { type: "endless" }, "voice.failed"],
    [
      "sends a page",
      { ...answer(200, "<html>geheim</html>"), contentType: "text/html" } as Fault,
      "voice.failed",
    ],
    ["sends nothing", answer(200, ""), "voice.failed"],
  ])("when it %s, says what to do, and the log what happened", async (_what, fault, code) => {
    stage.server.faults.push(fault);
    const failed = await failure(stage.engine(kind, silent.has(fault.type) ? { totalMs: 500 } : {}));
    expect(failed.code).toBe(code);
    expect(failed.log).toContain(`"explained":"${code}"`);
    expect(failed.message + failed.log).not.toContain("geheim");
  });

  it("is left alone when whoever asked goes away, and that is no failure", async () => {
    const engine = stage.engine(kind);
    stage.server.faults.push({ type: "hang" });
    const before = stage.server.abandoned;
    const gone = new AbortController();
    const lines: string[] = [];
    const log = createLogger("info", { write: (line) => void lines.push(line) });
    const said = { text: "Hello.", personality: undefined, language: undefined };
    const how = { voiceId: "jarvis" as const, stockVoice: engine.stockVoices.jarvis };
    const speech = engine.speak({ ...said, ...how }, { mostSeconds: 60, signal: gone.signal, log });
    await expect.poll(() => stage.server.faults).toEqual([]);
    gone.abort(new Error("gone away"));
    await expect(speech).rejects.toThrow("gone away");
    await expect.poll(() => stage.server.abandoned).toBe(before + 1);
    expect(lines).toEqual([]);
  });

  it("waits for one that is slow", async () => {
    stage.server.faults.push({ type: "slow", milliseconds: 300 });
    expect((await failure(stage.engine(kind))).code).toBeUndefined();
  });
});

it.each(["openai", "openai_compatible", "elevenlabs"] as const)(
  "%s says that there is no such model",
  async (kind) => {
    const { code, message } = await failure(stage.engine(kind, { model: "whisper-9" }));
    expect(code).toBe("voice.model_unknown");
    expect(message).toContain("SPEECH_MODEL");
  },
);

it.each(providerKinds)("%s that quotes the text is judged by what it says itself", async (kind) => {
  stage.server.faults.push({ type: "quote" });
  const text = "The voice of this model has a quota.";
  const { code, log } = await failure(stage.engine(kind), { text });
  expect(code).toBe("voice.failed");
  expect(log).not.toContain("quota");
});

it("a server at home that tells the place of what is wrong is understood", async () => {
  await using server = await startSpeechServer({ apiKey: null });
  const engine = openAiCompatibleEngine({ url: `${server.url}/v1`, model: "tts-1" });
  const { code } = await failure(engine, { stockVoice: "nobody" });
  expect(code).toBe("voice.stock_voice_unknown");
});

it.each([
  ["a page", "<html>geheim</html>"],
  ["another list", '{"items":["geheim"]}'],
])("%s in place of the list of voices names the setting to check", async (_what, body) => {
  for (const kind of ["azure", "elevenlabs"] as const) {
    stage.server.faults.push(answer(200, body));
    const lines: string[] = [];
    const log = createLogger("info", { write: (line) => void lines.push(line) });
    await expect(stage.engine(kind).listStockVoices(log)).rejects.toMatchObject({
      code: "voice.wrong_answer",
      message: expect.stringContaining("SPEECH_URL"),
    });
    expect(lines.join()).not.toContain("geheim");
  }
});

it("a provider that is not there is away", async () => {
  const engine = openAiEngine({ apiKey: "k", model: "tts-1", url: "http://127.0.0.1:9/v1" });
  expect((await failure(engine)).code).toBe("voice.away");
});

it("a server at home that asks for no key is sent none, and lists its voices", async () => {
  await using server = await startSpeechServer({ apiKey: null });
  const engine = openAiCompatibleEngine({ url: `${server.url}/v1`, model: "tts-1" });
  expect((await failure(engine)).code).toBeUndefined();
  expect(server.spoken).toMatchObject([{ hasKey: false }]);
  const listed = await engine.listStockVoices(createLogger("silent"));
  expect(listed.map(({ name }) => name)).toContain("verse");
});

it("a list of voices that cannot be read says why", async () => {
  const list = stage.engine("azure", { apiKey: "wrong" }).listStockVoices(createLogger("silent"));
  await expect(list).rejects.toMatchObject({ code: "voice.key_refused" });
});
