import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { somePages } from "#mocks/search-server/found-page.ts";
import { type SearchServer, startSearchServer } from "#mocks/search-server/start-search-server.ts";
import type { SearchSettings } from "#platform/server/config/config.ts";
import { tableResolver } from "#platform/server/guarded-fetch/testing.ts";
import { searchProviderOf } from "./search-provider.ts";
import { presentResults } from "./web-search.tool.ts";

let web: SearchServer;
beforeAll(async () => {
  web = await startSearchServer();
});
afterEach(() => {
  web.faults = [];
  web.asked = [];
  web.results = somePages;
  web.offersJson = true;
});
afterAll(() => web[Symbol.asyncDispose]());

const providers = ["searxng", "brave", "tavily", "exa"] as const;
const withKeys = ["brave", "tavily", "exa"] as const;
type Name = (typeof providers)[number];

function settingsOf(provider: Name, apiKey = web.apiKey): SearchSettings {
  const url = web.urls[provider];
  return provider === "searxng" ? { provider, url } : { provider, url, apiKey };
}

function search(
  provider: Name,
  query = "opening hours",
  options: { apiKey?: string; timeoutMs?: number } = {},
) {
  const found = searchProviderOf(settingsOf(provider, options.apiKey), options);
  if (!found) throw new Error("There is no provider.");
  return found.search(query, new AbortController().signal);
}

describe.each(providers)("searching with %s", (provider) => {
  it("gives titles, addresses and snippets as plain text", async () => {
    expect(await search(provider)).toEqual(
      somePages.map(({ title, url, text }) => ({ title, url, snippet: text })),
    );
    expect(web.asked).toEqual([{ provider, query: "opening hours" }]);
  });

  it("may find nothing", async () => {
    web.results = [];
    expect(await search(provider)).toEqual([]);
  });

  it("gives ten results at most, each address once, and no address but of the web", async () => {
    const page = (url: string) => ({ title: "", url, text: "x".repeat(5_000) });
    const hostile = [
      "javascript:alert(1)",
      "file:///etc/passwd",
      "/relative",
      `https://a.test/${"x".repeat(3_000)}`,
    ];
    web.results = [...hostile, "https://a.test/1", "https://a.test/1#part"].map(page);
    expect(await search(provider)).toEqual([
      { title: "a.test", url: "https://a.test/1", snippet: `${"x".repeat(499)}…` },
    ]);
    web.results = Array.from({ length: 30 }, (_, index) => page(`https://a.test/${index}`));
    expect(await search(provider)).toHaveLength(10);
  });

  it("removes marks and characters that nobody sees", async () => {
    web.results = [
      {
        title: "The <strong>best</strong>\u202e café",
        url: "https://a.test/",
        text: "a\u200b\n\nb & 'c'",
      },
    ];
    const [result] = await search(provider);
    expect(result).toEqual({ title: "The best café", url: "https://a.test/", snippet: "a b & 'c'" });
  });

  it.each([
    [
      "a limit",
      { status: 429, headers: { "retry-after": "60" } },
      "search.rate_limited",
      /takes no more searches for now/,
    ],
    ["a failure", { status: 500 }, "search.unavailable", /answers with status 500/],
    [
      "a redirect",
      { status: 302, headers: { location: "http://169.254.169.254/" } },
      "search.unavailable",
      /status 302/,
    ],
    ["text that is no JSON", "babble", "search.unreadable", /no list of results/],
    ["JSON of another shape", "other", "search.unreadable", /no list of results/],
    ["an answer without end", "endless", "search.too_large", /sent too much/],
    ["an answer that breaks off", "cut", "search.unavailable", /could not be reached/],
  ] as const)(
    "says what is wrong with %s, without the provider's words",
    async (_name, fault, code, message) => {
      web.faults = [fault];
      const failed = await search(provider).catch((error: unknown) => error);
      expect(failed).toMatchObject({ code, message: expect.stringMatching(message) });
      expect(String(failed)).not.toContain("test-key");
    },
  );

  it("gives up on silence", async () => {
    web.faults = ["hang"];
    await expect(search(provider, "x", { timeoutMs: 200 })).rejects.toMatchObject({
      code: "search.timed_out",
    });
  });

  it("stops with its tool call", async () => {
    web.faults = ["hang"];
    const stop = new AbortController();
    const searching = searchProviderOf(settingsOf(provider))?.search("x", stop.signal);
    stop.abort(new Error("stopped"));
    await expect(searching).rejects.toThrow();
  });
});

it.each(withKeys)("%s refuses a wrong key, and the sentence names the setting", async (provider) => {
  await expect(search(provider, "x", { apiKey: "wrong" })).rejects.toMatchObject({
    code: "search.key_refused",
    message: expect.stringContaining("SEARCH_KEY"),
  });
});

it.each(["brave", "tavily"] as const)("%s refuses a query that is too long", async (provider) => {
  await expect(search(provider, "x".repeat(401))).rejects.toMatchObject({ code: "search.query_refused" });
});

it("a SearXNG without JSON says what to switch on", async () => {
  web.offersJson = false;
  await expect(search("searxng")).rejects.toMatchObject({
    code: "search.refused",
    message: expect.stringContaining("search.formats"),
  });
});

it("limits of an account are told apart from limits of the moment", async () => {
  web.faults = [{ status: 432 }];
  await expect(search("tavily")).rejects.toThrow("limit for this account is used up");
  web.faults = [{ status: 402 }];
  await expect(search("exa")).rejects.toThrow("no credit left");
});

it("a provider's own address is dialled on the public internet only", async () => {
  const resolve = tableResolver({ "api.search.brave.com": ["10.0.0.1"] });
  const brave = searchProviderOf({ provider: "brave", apiKey: "k", url: undefined }, { resolve });
  await expect(brave?.search("x", AbortSignal.timeout(5_000))).rejects.toMatchObject({
    code: "search.unavailable",
  });
});

it("the model reads a numbered list, and nothing of the query", () => {
  const provider = searchProviderOf(settingsOf("brave"));
  if (!provider) throw new Error("There is no provider.");
  const output = presentResults(provider, [{ title: "Hours", url: "https://a.test/", snippet: "10 to 18" }]);
  expect(output).toEqual({
    content: "Results of Brave:\n\n1. Hours\n   https://a.test/\n   10 to 18",
    summary: "1 result of Brave",
    data: { provider: "brave", results: [{ title: "Hours", url: "https://a.test/", snippet: "10 to 18" }] },
  });
});
