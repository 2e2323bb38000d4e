import { expect, it } from "vitest";
import { findLookAlikes, lookAlikeOf } from "./look-alikes.ts";

it("names a host with foreign letters as the network has it", () => {
  // The first letter is Cyrillic.
  expect(lookAlikeOf("аpple.com")).toEqual({ host: "аpple.com", ascii: "xn--pple-43d.com" });
});

it("flags a host that is written in its encoded form", () => {
  expect(lookAlikeOf("xn--pple-43d.com")?.ascii).toBe("xn--pple-43d.com");
});

it.each(["example.com", "mail.example.co.uk", ""])("leaves %j alone", (host) => {
  expect(lookAlikeOf(host)).toBeUndefined();
});

it("finds them in addresses, in URLs and bare, each once", () => {
  const text = "Pay at https://bаnk.com/x or ask a@bаnk.com. See also Bücher.example and plain.example.";
  expect(findLookAlikes(text).map(({ host }) => host)).toEqual(["bаnk.com", "Bücher.example"]);
});
