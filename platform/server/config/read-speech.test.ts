import { expect, it } from "vitest";
import { loadConfig } from "./load-config.ts";
import { StartError } from "./start-error.ts";

const speechOf = (environment: Record<string, string>) => loadConfig(environment, "/srv").speech;

const refusal = (environment: Record<string, string>) => {
  try {
    speechOf(environment);
  } catch (error) {
    if (error instanceof StartError) return error;
    throw error;
  }
  throw new Error("The settings were accepted.");
};

it("the embedded voices speak unless something else is said", () => {
  expect(speechOf({})).toEqual({ provider: "embedded" });
  expect(speechOf({ SPEECH: "espeak-ng" })).toEqual({ provider: "espeak-ng" });
  expect(speechOf({ SPEECH: "off" })).toEqual({ provider: "off" });
});

it("each provider has what it needs, with its usual model", () => {
  const key = { SPEECH_API_KEY: "a-key" };
  expect(speechOf({ SPEECH: "openai", ...key })).toMatchObject({ apiKey: "a-key", model: "gpt-4o-mini-tts" });
  expect(speechOf({ SPEECH: "elevenlabs", ...key })).toMatchObject({ model: "eleven_flash_v2_5" });
  expect(speechOf({ SPEECH: "openai", ...key, SPEECH_MODEL: "tts-1" })).toMatchObject({ model: "tts-1" });
  expect(speechOf({ SPEECH: "azure", ...key, SPEECH_REGION: "westeurope" })).toMatchObject({
    region: "westeurope",
    url: undefined,
  });
});

it("a server of one's own needs no key", () => {
  const own = { SPEECH: "openai_compatible", SPEECH_URL: "http://10.0.0.7:8880/v1/", SPEECH_MODEL: "kokoro" };
  expect(speechOf(own)).toEqual({
    provider: "openai_compatible",
    apiKey: undefined,
    url: "http://10.0.0.7:8880/v1",
    model: "kokoro",
  });
});

it.each([
  ["SPEECH_API_KEY", { SPEECH: "openai" }],
  ["SPEECH_API_KEY", { SPEECH: "elevenlabs" }],
  ["SPEECH_API_KEY", { SPEECH: "azure", SPEECH_REGION: "westeurope" }],
  ["SPEECH_REGION", { SPEECH: "azure", SPEECH_API_KEY: "a-key" }],
  ["SPEECH_URL", { SPEECH: "openai_compatible", SPEECH_MODEL: "kokoro" }],
  ["SPEECH_MODEL", { SPEECH: "openai_compatible", SPEECH_URL: "http://127.0.0.1:8880/v1" }],
])("a missing %s is refused with the way to it: %j", (name, environment) => {
  const { message, remedy } = refusal(environment);
  expect(message).toBe(`SPEECH is "${environment.SPEECH}", but ${name} is not set.`);
  expect(remedy).toMatch(new RegExp(`^Set ${name} to .+, or SPEECH to embedded or off\\.$`));
});

it.each(["embedded", "espeak-ng", "off"])("a key that nothing would use beside %s is refused", (provider) => {
  const { message, remedy } = refusal({ SPEECH: provider, SPEECH_API_KEY: "geheim" });
  expect(message).toBe(`SPEECH_API_KEY is set, but SPEECH is "${provider}".`);
  expect(message + remedy).not.toContain("geheim");
});

it.each([
  ["SPEECH", "parrot"],
  ["SPEECH_URL", "speech.example.com"],
  ["SPEECH_URL", "https://speech.example.com/v1?key=geheim"],
  ["SPEECH_URL", "https://user:geheim@speech.example.com"],
  ["SPEECH_API_KEY", "geheim with spaces"],
  ["SPEECH_MODEL", "a model"],
  ["SPEECH_REGION", "west.europe/x"],
])("%s is not %s", (name, value) => {
  const { message, remedy } = refusal({ SPEECH: "openai", SPEECH_API_KEY: "a-key", [name]: value });
  expect(message).toContain(`${name} is `);
  expect(message).not.toContain("geheim");
  expect(remedy).toMatch(/^Set it to .+\.$/);
});

it("a key that is refused is not repeated", () => {
  const { message } = refusal({ SPEECH: "openai", SPEECH_API_KEY: "geheim with spaces" });
  expect(message).toBe("SPEECH_API_KEY is a secret, which is not valid.");
});
