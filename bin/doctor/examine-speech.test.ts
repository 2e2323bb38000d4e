import { afterAll, beforeAll, expect, it } from "vitest";
import { createModules } from "#apps/server/modules.ts";
import { type SpeechServer, startSpeechServer } from "#mocks/speech-server/start-speech-server.ts";
import type { SpeechSettings } from "#platform/server/config/config.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { examineSpeech } from "./examine-speech.ts";

let server: TestServer;
let provider: SpeechServer;
beforeAll(async () => {
  [server, provider] = await Promise.all([
    createTestServer({ modules: createModules({ publicUrl: "http://127.0.0.1" }) }),
    startSpeechServer(),
  ]);
});
afterAll(() => Promise.all([server[Symbol.asyncDispose](), provider[Symbol.asyncDispose]()]));

const examine = (speech: SpeechSettings, isThere?: () => boolean) =>
  examineSpeech(server.system, { speech, isSpeechInstalled: false }, isThere ? { isThere } : {});
const azure = (apiKey: string): SpeechSettings => ({
  ...{ provider: "azure", apiKey, region: undefined, url: provider.url },
});

it("says who speaks, and how long a word took", async () => {
  expect(await examine({ provider: "espeak-ng" })).toMatch(
    /^espeak-ng of this machine said a word in \d+ ms$/,
  );
  expect(await examine(azure(provider.apiKey))).toMatch(/^Azure at 127\.0\.0\.1:\d+ said a word in \d+ ms$/);
  expect(provider.spoken.map(({ text }) => text)).toEqual(["Ready."]);
});

it("says what is wrong with a provider that does not speak", async () => {
  await expect(examine(azure("wrong"))).rejects.toThrow(/^Azure at .+ SPEECH_API_KEY/);
});

it("takes neither silence by choice nor a program that is not installed for a failure", async () => {
  expect(await examine({ provider: "off" })).toBe("off");
  expect(await examine({ provider: "espeak-ng" }, () => false)).toBe(
    "none: install espeak-ng, or set SPEECH_INSTALL=on",
  );
});
