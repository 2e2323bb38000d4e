import { afterAll, beforeAll, expect, it } from "vitest";
import { createModules } from "#apps/server/modules.ts";
import {
  startTranscriptionServer,
  type TranscriptionServer,
} from "#mocks/transcription-server/start-transcription-server.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { examineTranscription } from "./examine-transcription.ts";

let server: TestServer;
let whisper: TranscriptionServer;
beforeAll(async () => {
  [server, whisper] = await Promise.all([
    createTestServer({ modules: createModules({ publicUrl: "http://127.0.0.1" }) }),
    startTranscriptionServer(),
  ]);
});
afterAll(() => Promise.all([server[Symbol.asyncDispose](), whisper[Symbol.asyncDispose]()]));

const examine = (apiKey = whisper.apiKey, url = whisper.url) =>
  examineTranscription(server.system, {
    transcription: { by: "openai_compatible", url, apiKey, model: whisper.model },
  });

it("says who writes down what people say, and how long a second of silence took", async () => {
  expect(await examine()).toMatch(/^whisper-1 at 127\.0\.0\.1:\d+ wrote down a second of silence in \d+ ms$/);
  expect(whisper.heard).toMatchObject([{ seconds: 1 }]);
});

it("says what is wrong with a server that refuses, or is not there", async () => {
  await expect(examine("wrong")).rejects.toThrow(/^whisper-1 at .+: .*rejected the request/);
  await expect(examine("key", "http://127.0.0.1:9/v1")).rejects.toThrow(/could not be reached/);
});

it("takes nobody by choice for no failure", async () => {
  expect(await examineTranscription(server.system, { transcription: { by: "off" } })).toBe(
    "nobody: browsers that can do it themselves",
  );
});
