import { expect, it } from "vitest";
import { loadConfig } from "./load-config.ts";

const read = (environment: Record<string, string>) => loadConfig(environment, "/").transcription;
const ownServer = {
  TRANSCRIPTION: "openai_compatible",
  TRANSCRIPTION_URL: "http://127.0.0.1:8000/v1/",
  TRANSCRIPTION_MODEL: "whisper-small",
};

it("is off unless it was asked for", () => {
  expect(read({})).toEqual({ by: "off" });
  expect(read({ OPENAI_API_KEY: "sk-2" })).toEqual({ by: "off" });
});

it.each(["TRANSCRIPTION_API_KEY", "TRANSCRIPTION_MODEL", "TRANSCRIPTION_URL"])(
  "refuses %s while nobody would use it, without repeating it",
  (name) => {
    const value = name === "TRANSCRIPTION_URL" ? "http://geheim.example/v1" : "geheim";
    const message = `${name} is set, but TRANSCRIPTION is "off".`;
    expect(() => read({ [name]: value })).toThrow(message);
    expect(() => read({ TRANSCRIPTION: "off", [name]: value })).toThrow(message);
  },
);

it.each([
  ["TRANSCRIPTION_URL", "https://user:geheim@stt.example.com/v1"],
  ["TRANSCRIPTION_URL", "https://stt.example.com/v1?key=geheim"],
  ["TRANSCRIPTION_URL", "https://stt.example.com/v1#part"],
  ["TRANSCRIPTION_API_KEY", "geheim with spaces"],
  ["TRANSCRIPTION_API_KEY", "g".repeat(501)],
])("refuses %s %s without repeating a secret", (name, value) => {
  const refused = () => read({ ...ownServer, [name]: value });
  expect(refused).toThrow(name);
  expect(refused).not.toThrow("geheim");
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
