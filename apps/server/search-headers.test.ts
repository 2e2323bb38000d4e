import { expect, it } from "vitest";
import { loadConfig } from "#platform/server/config/load-config.ts";
import { searchHeaders } from "./search-headers.ts";

it("is silent unless the settings keep search engines away", () => {
  expect(searchHeaders(loadConfig({}, "/"))).toEqual({});
  expect(searchHeaders(loadConfig({ SEARCH_ENGINES: "off" }, "/"))).toEqual({
    "x-robots-tag": "noindex, nofollow",
  });
});
