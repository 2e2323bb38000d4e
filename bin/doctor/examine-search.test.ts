import { afterAll, beforeAll, expect, it } from "vitest";
import { type SearchServer, startSearchServer } from "#mocks/search-server/start-search-server.ts";
import { examineSearch } from "./examine-search.ts";

let web: SearchServer;
beforeAll(async () => {
  web = await startSearchServer();
});
afterAll(() => web[Symbol.asyncDispose]());

const examine = (apiKey = web.apiKey, url = web.urls.brave) =>
  examineSearch({ search: { provider: "brave", apiKey, url } });

it("says who searches the web, and how long a query took", async () => {
  expect(await examine()).toMatch(/^Brave at 127\.0\.0\.1:\d+ found 2 pages in \d+ ms$/);
  expect(web.asked).toEqual([{ provider: "brave", query: "weather" }]);
});

it("says what is wrong with a provider that refuses, finds nothing, or is not there", async () => {
  await expect(examine("wrong")).rejects.toThrow("Brave refuses the key.");
  web.results = [];
  await expect(examine()).rejects.toThrow("finds nothing");
  await expect(examine("key", "http://127.0.0.1:9")).rejects.toThrow("could not be reached");
});

it("takes nobody by choice for no failure", async () => {
  expect(await examineSearch({ search: { provider: "none" } })).toBe(
    "nobody: what is known here is searched",
  );
});
