import { expect, it } from "vitest";
import { loadConfig } from "./load-config.ts";

const read = (environment: Record<string, string>) => loadConfig(environment, "/").search;

it("is nobody unless it was asked for", () => {
  expect(read({})).toEqual({ provider: "none" });
});

it.each(["SEARCH_KEY", "SEARCH_URL"])(
  "refuses %s while nobody would use it, without repeating it",
  (name) => {
    const value = name === "SEARCH_URL" ? "http://geheim.example" : "geheim";
    expect(() => read({ [name]: value })).toThrow(`${name} is set, but SEARCH is "none".`);
  },
);

it("needs the address of a SearXNG, and no key", () => {
  expect(read({ SEARCH: "searxng", SEARCH_URL: "http://10.0.0.7:8080/" })).toEqual({
    provider: "searxng",
    url: "http://10.0.0.7:8080",
  });
  expect(() => read({ SEARCH: "searxng" })).toThrow("SEARCH_URL is not set");
  expect(() => read({ SEARCH: "searxng", SEARCH_URL: "http://a", SEARCH_KEY: "geheim" })).toThrow(
    'SEARCH_KEY is set, but SEARCH is "searxng".',
  );
});

it.each(["brave", "tavily", "exa"])("needs a key for %s, and takes a gateway", (provider) => {
  expect(read({ SEARCH: provider, SEARCH_KEY: "k-1" })).toEqual({ provider, apiKey: "k-1", url: undefined });
  expect(
    read({ SEARCH: provider, SEARCH_KEY: "k-1", SEARCH_URL: "https://gateway.example/s" }),
  ).toMatchObject({
    url: "https://gateway.example/s",
  });
  expect(() => read({ SEARCH: provider })).toThrow(`SEARCH is "${provider}", but SEARCH_KEY is not set.`);
});

it.each([
  ["SEARCH", "google"],
  ["SEARCH_KEY", "geheim with spaces"],
  ["SEARCH_URL", "https://user:geheim@search.example"],
])("refuses %s %s without repeating a secret", (name, value) => {
  const refused = () => read({ SEARCH: "brave", SEARCH_KEY: "k-1", [name]: value });
  expect(refused).toThrow(name);
  expect(refused).not.toThrow("geheim");
});
