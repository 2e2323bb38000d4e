import { describe, expect, it } from "vitest";
import { providerChoices } from "../contract/provider-choice.ts";
import { accessOfSetting, environmentKeys } from "./environment-keys.ts";

const keys = {
  ...{ openai: "k1", anthropic: "k2", google: "k3", mistral: "k4", groq: "k5", openrouter: "k6" },
  ...{ azure_openai: "k7", azureUrl: "https://our.openai.azure.com/" },
};
const azureUrl = "https://our.openai.azure.com/openai/v1";

describe("keys in the environment", () => {
  it("are offered for every vendor that an admin can choose, without the keys", () => {
    const offered = environmentKeys(keys);
    const vendors = Object.keys(providerChoices).filter((choice) => choice !== "openai_compatible");
    expect(offered.map(({ choice }) => choice).sort()).toEqual(vendors.sort());
    for (const key of Object.values(keys).slice(0, 7))
      expect(JSON.stringify(offered)).not.toContain(`"${key}"`);
  });

  it("of Azure OpenAI are offered only with the address that they are for", () => {
    expect(environmentKeys({ ...keys, azureUrl: undefined }).map(({ choice }) => choice)).not.toContain(
      "azure_openai",
    );
    expect(environmentKeys({ ...keys, azureUrl }).at(-1)?.baseUrl).toBe(azureUrl);
  });

  it("reach their own vendor and no other address", () => {
    const azure = { setting: "AZURE_OPENAI_API_KEY", choice: "azure_openai", baseUrl: undefined };
    expect(accessOfSetting(keys, azure)).toEqual({ apiKey: "k7", baseUrl: azureUrl });
    const groq = { setting: "GROQ_API_KEY", choice: "groq", baseUrl: undefined };
    expect(accessOfSetting(keys, groq)).toEqual({ apiKey: "k5", baseUrl: undefined });
    for (const refused of [
      { ...groq, baseUrl: "https://elsewhere.example/v1" },
      { ...azure, baseUrl: "https://elsewhere.example/v1" },
      { ...groq, choice: "mistral" },
      { ...groq, setting: "PATH" },
    ]) {
      expect(() => accessOfSetting(keys, refused)).toThrow();
    }
  });
});
