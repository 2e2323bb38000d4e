import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SpeechServer, startSpeechServer } from "./start-speech-server.ts";

let server: SpeechServer;
beforeAll(async () => {
  server = await startSpeechServer();
});
afterAll(() => server[Symbol.asyncDispose]());

type Headers = Record<string, string>;

const post = (path: string, headers: Headers, body: string) =>
  fetch(`${server.url}${path}`, { method: "POST", headers, body });

const openAi = (changes: object, headers: Headers = {}) =>
  post(
    "/v1/audio/speech",
    { authorization: "Bearer test-key", "content-type": "application/json", ...headers },
    JSON.stringify({ model: "gpt-4o-mini-tts", input: "Hello", voice: "alloy", ...changes }),
  );

const daniel = "onwK4e9ZLuTAKqWW03F9";
const elevenLabs = (changes: object, voice = daniel, headers: Headers = {}) =>
  post(
    `/v1/text-to-speech/${voice}`,
    { "xi-api-key": "test-key", "content-type": "application/json", ...headers },
    JSON.stringify({ text: "Hello", model_id: "eleven_flash_v2_5", ...changes }),
  );

const ssml = (inside: string, name = "en-US-AvaMultilingualNeural") =>
  `<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en-US"><voice name="${name}">${inside}</voice></speak>`;
const azure = (body: string, headers: Headers = {}) =>
  post(
    "/cognitiveservices/v1",
    {
      "ocp-apim-subscription-key": "test-key",
      "content-type": "application/ssml+xml",
      "x-microsoft-outputformat": "audio-24khz-48kbitrate-mono-mp3",
      ...headers,
    },
    body,
  );

it.each([
  ["OpenAI", () => openAi({}), "alloy"],
  ["ElevenLabs", () => elevenLabs({}), daniel],
  ["Azure", () => azure(ssml("Hello")), "en-US-AvaMultilingualNeural"],
])("speaks as %s, and notes what", async (_who, ask, voice) => {
  const reply = await ask();
  expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "audio/mpeg"]);
  expect(Buffer.from(await reply.arrayBuffer()).readUInt16BE(0) & 0xffe0).toBe(0xffe0);
  expect(server.spoken.at(-1)).toMatchObject({ text: "Hello", voice });
});

describe("refuses", () => {
  it.each<[string, number, () => Promise<Response>]>([
    ["OpenAI: no key", 401, () => openAi({}, { authorization: "" })],
    ["OpenAI: a wrong key", 401, () => openAi({}, { authorization: "Bearer wrong" })],
    ["OpenAI: an unknown model", 404, () => openAi({ model: "whisper-1" })],
    ["OpenAI: an unknown voice", 400, () => openAi({ voice: "nobody" })],
    ["OpenAI: a voice of the newer models", 400, () => openAi({ model: "tts-1", voice: "cedar" })],
    ["OpenAI: more than 4,096 characters", 400, () => openAi({ input: "a".repeat(4_097) })],
    ["OpenAI: nothing", 400, () => openAi({ input: "" })],
    ["OpenAI: an unknown parameter", 400, () => openAi({ language: "de" })],
    ["OpenAI: another content type", 400, () => openAi({}, { "content-type": "text/plain" })],
    ["ElevenLabs: a wrong key", 401, () => elevenLabs({}, daniel, { "xi-api-key": "wrong" })],
    ["ElevenLabs: an unknown voice", 404, () => elevenLabs({}, "nobody")],
    ["ElevenLabs: an unknown model", 400, () => elevenLabs({ model_id: "eleven_none" })],
    ["ElevenLabs: nothing", 422, () => elevenLabs({ text: "" })],
    ["ElevenLabs: another content type", 422, () => elevenLabs({}, daniel, { "content-type": "text/plain" })],
    ["Azure: a wrong key", 401, () => azure(ssml("Hello"), { "ocp-apim-subscription-key": "wrong" })],
    ["Azure: an unknown voice", 400, () => azure(ssml("Hello", "en-US-Nobody"))],
    ["Azure: markup in the text", 400, () => azure(ssml('Hello <break time="9s"/>'))],
    ["Azure: what is not XML", 400, () => azure(ssml("Salt & pepper"))],
    ["Azure: nothing", 400, () => azure(ssml(" "))],
    ["Azure: an unknown format", 400, () => azure(ssml("Hello"), { "x-microsoft-outputformat": "mp3" })],
    ["Azure: another content type", 415, () => azure(ssml("Hello"), { "content-type": "text/plain" })],
    ["an unknown address", 404, () => post("/v1/audio/music", {}, "")],
  ])("%s", async (_what, status, ask) => {
    const before = server.spoken.length;
    expect((await ask()).status).toBe(status);
    expect(server.spoken).toHaveLength(before);
  });
});

it("fails as it was told, once", async () => {
  server.faults.push({ type: "answer", status: 429, body: "{}" }, { type: "half" });
  expect((await openAi({})).status).toBe(429);
  await expect(openAi({}).then((reply) => reply.arrayBuffer())).rejects.toThrow();
  expect((await openAi({})).status).toBe(200);
});
