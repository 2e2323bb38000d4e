import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  startTranscriptionServer,
  type TranscriptionServer,
} from "#mocks/transcription-server/start-transcription-server.ts";
import { createLogger } from "#platform/server/log.ts";
import { makeWav } from "../../testing/make-wav.ts";
import { openAiTranscription } from "./openai-transcription.ts";

let server: TranscriptionServer;
beforeAll(async () => {
  server = await startTranscriptionServer();
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => {
  server.heard.length = 0;
});

const wav = makeWav(1.5);
const log = createLogger("silent");
const never = new AbortController().signal;

const transcribe = (
  access: { url?: string; apiKey?: string; model?: string } = {},
  {
    language,
    signal = never,
    timeoutMs,
  }: { language?: string; signal?: AbortSignal; timeoutMs?: number } = {},
) =>
  openAiTranscription(
    { url: server.url, apiKey: server.apiKey, model: server.model, ...access },
    timeoutMs ? { timeoutMs } : {},
  ).transcribe({ wav, language }, { signal, log });

it("sends the sound as it is and gives back what was said", async () => {
  server.next = ["When will my order arrive?"];
  expect(await transcribe()).toBe("When will my order arrive?");
  const [heard] = server.heard;
  expect(heard?.wav.equals(wav)).toBe(true);
  expect(heard?.fields).toMatchObject({ model: "whisper-1", response_format: "json" });
  expect(heard?.fields).not.toHaveProperty("language");
});

it("hears nothing in what holds no words", async () => {
  expect(await transcribe()).toBe("");
});

it("passes on which language is spoken, as far as the protocol can say it", async () => {
  await transcribe({}, { language: "de-AT" });
  await transcribe({}, { language: "yue" });
  expect(server.heard[0]?.fields.language).toBe("de");
  expect(server.heard[1]?.fields).not.toHaveProperty("language");
});

it("asks a server without a key that wants none, and takes a slash at the end of its address", async () => {
  await using open = await startTranscriptionServer({ apiKey: "" });
  open.next = ["Hello"];
  const engine = openAiTranscription({ url: `${open.url}/`, model: open.model });
  expect(await engine.transcribe({ wav, language: undefined }, { signal: never, log })).toBe("Hello");
});

it.each([
  ["a wrong key", { apiKey: "wrong" }, "transcription.refused"],
  ["a model that is not there", { model: "whisper-9" }, "transcription.refused"],
])("says that an admin has to check the settings after %s", async (_, access, code) => {
  await expect(transcribe(access)).rejects.toMatchObject({ code, status: 502 });
  expect(server.heard).toEqual([]);
});

it.each([
  ["too many requests", { status: 429 }, "transcription.limited"],
  ["no credit", { status: 402 }, "transcription.limited"],
  ["a sound that is too large for it", { status: 413 }, "transcription.too_long"],
  ["a failure on its side", { status: 500 }, "transcription.failed"],
  ["no room", { status: 503 }, "transcription.unreachable"],
  ["a cut connection", "cut", "transcription.unreachable"],
  ["an answer that is none", "babble", "transcription.failed"],
  ["an answer without end", "endless", "transcription.failed"],
] as const)("tells %s apart", async (_, misfortune, code) => {
  server.misfortunes = [misfortune];
  await expect(transcribe()).rejects.toMatchObject({ code });
  server.next = ["Again"];
  expect(await transcribe()).toBe("Again");
});

it("says that a server that is not there could not be reached", async () => {
  await expect(transcribe({ url: "http://127.0.0.1:9/v1" })).rejects.toMatchObject({
    code: "transcription.unreachable",
  });
});

it("gives up on a server that never answers", async () => {
  server.misfortunes = ["hang"];
  await expect(transcribe({}, { timeoutMs: 200 })).rejects.toMatchObject({ code: "transcription.timed_out" });
});

it("ends the call when it is cancelled", async () => {
  server.misfortunes = ["hang"];
  const before = server.abandoned;
  const cancelled = new AbortController();
  const asked = transcribe({}, { signal: cancelled.signal });
  await expect.poll(() => server.misfortunes).toEqual([]);
  cancelled.abort();
  await expect(asked).rejects.toThrow(/abort/i);
  await expect.poll(() => server.abandoned).toBe(before + 1);
});

it("never writes what was said, or what the server says of it, to the log", async () => {
  const lines: string[] = [];
  const noting = createLogger("trace", { write: (line) => void lines.push(line) });
  server.misfortunes = [{ status: 400, message: "the secret words" }];
  const engine = openAiTranscription({ url: server.url, apiKey: server.apiKey, model: server.model });
  await expect(
    engine.transcribe({ wav, language: undefined }, { signal: never, log: noting }),
  ).rejects.toMatchObject({ code: "transcription.refused" });
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain("secret");
});

it("tells where a sound goes", () => {
  const at = (url?: string) => openAiTranscription({ url, apiKey: "k", model: "m" }).transcriber;
  expect(at()).toEqual({ kind: "provider", name: "OpenAI" });
  expect(at("http://127.0.0.1:8000/v1")).toEqual({ kind: "installation" });
  expect(at("http://localhost:8000/v1")).toEqual({ kind: "installation" });
  expect(at("https://api.groq.com/openai/v1")).toEqual({ kind: "provider", name: "api.groq.com" });
  expect(at("http://localhost.example:8000/v1")).toEqual({
    kind: "provider",
    name: "localhost.example:8000",
  });
});
