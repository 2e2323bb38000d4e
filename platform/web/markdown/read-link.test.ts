import { describe, expect, test } from "vitest";
import { readImageHost, readLink } from "./read-link.ts";

describe("The address of a link", () => {
  test("is read with what would leave with a click", () => {
    expect(readLink("https://example.com/a?token=a%20b&x=1#y")).toMatchObject({
      kind: "web",
      host: "example.com",
      query: [
        { name: "token", value: "a b" },
        { name: "x", value: "1" },
      ],
      warnings: [],
    });
  });

  test("may be a mail address", () => {
    expect(readLink("mailto:ines@northwind.example?body=secret")).toMatchObject({
      kind: "mail",
      host: "northwind.example",
      query: [{ name: "body", value: "secret" }],
    });
  });

  test.each([
    "javascript:alert(1)",
    " javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
    "ftp://example.com",
    "//example.com",
    "/relative",
    "https://",
    "",
  ])("is refused when it is no page and no mail address: %j", (address) => {
    expect(readLink(address)).toBeUndefined();
  });

  test.each([
    ["a name before the host", "https://bank.example@evil.example/", /leads to evil\.example/],
    ["a look-alike host", "https://аррle.example/", /imitate another domain/],
    ["a bare address", "http://1113982867/", /IP address/],
    ["no encryption", "http://example.com/", /not encrypted/],
  ])("warns of %s", (_what, address, warning) => {
    expect(readLink(address)?.warnings.join(" ")).toMatch(warning);
  });

  test("of an image is only its host", () => {
    expect(readImageHost("//tracker.example/p")).toBe("tracker.example");
    expect(readImageHost("data:image/png;base64,x")).toBeUndefined();
    expect(readImageHost("relative.png")).toBeUndefined();
  });
});
