import { expect, it } from "vitest";
import { loadConfig } from "./load-config.ts";

const read = (environment: Record<string, string>) => loadConfig(environment, "/").transcription;
const ownServer = {
  TRANSCRIPTION: "openai_compatible",
  TRANSCRIPTION_URL: "http://127.0.0.1:8000/v1/",
  TRANSCRIPTION_MODEL: "whisper-small",
};

it("is off unless it was asked for, whatever else is set", () => {
  expect(read({})).toEqual({ by: "off" });
  expect(read({ TRANSCRIPTION_API_KEY: "sk-1", OPENAI_API_KEY: "sk-2" })).toEqual({ by: "off" });
});

it("needs a key of its own for OpenAI, and nothing else", () => {
  expect(read({ TRANSCRIPTION: "openai", TRANSCRIPTION_API_KEY: "sk-1" })).toEqual({
    by: "openai",
    url: undefined,
    apiKey: "sk-1",
    model: "gpt-4o-mini-transcribe",
  });
  expect(() => read({ TRANSCRIPTION: "openai", OPENAI_API_KEY: "sk-2" })).toThrow(
    'TRANSCRIPTION is "openai", but TRANSCRIPTION_API_KEY is not set.',
  );
});

it("needs the address and the model of a server of one's own, and takes it without a key", () => {
  expect(read(ownServer)).toEqual({
    by: "openai_compatible",
    url: "http://127.0.0.1:8000/v1",
    apiKey: undefined,
    model: "whisper-small",
  });
  expect(() => read({ ...ownServer, TRANSCRIPTION_URL: "" })).toThrow("TRANSCRIPTION_URL is not set");
  expect(() => read({ ...ownServer, TRANSCRIPTION_MODEL: "" })).toThrow("TRANSCRIPTION_MODEL is not set");
});

it("refuses what it does not know", () => {
  expect(() => read({ TRANSCRIPTION: "whisper" })).toThrow('TRANSCRIPTION is "whisper"');
  expect(() => read({ ...ownServer, TRANSCRIPTION_URL: "127.0.0.1:8000" })).toThrow("TRANSCRIPTION_URL");
});
