import { describe, expect, it } from "vitest";
import { expectLinearTime } from "#platform/contract/testing/expect-linear-time.ts";
import { carriesText, searchedText } from "./carries-text.ts";
import { addressesInMarkdown, addressesWritten, requestedAddress } from "./web-addresses.ts";

describe("an address that a person wrote", () => {
  it.each([
    ["Read https://a.test/x.", "https://a.test/x"],
    ["(see https://a.test/x)", "https://a.test/x"],
    ["https://a.test/x_(y) tells", "https://a.test/x_(y)"],
    ["[here](https://a.test/x), please", "https://a.test/x"],
    ["<https://a.test/x?y=1&z=2>", "https://a.test/x?y=1&z=2"],
    ["„https://a.test/x“", "https://a.test/x"],
    ["what says a.test/prices?", "https://a.test/prices"],
    ["what says a.test?", "http://a.test/"],
    ["open a.test:8080/x", "http://a.test:8080/x"],
    ["http://a.test/x", "https://a.test/x"],
    ["https://ö.test/Straße", "https://xn--nda.test/Stra%C3%9Fe"],
    ["https://a.test/x#part", "https://a.test/x"],
  ])("%s", (text, address) => expect(addressesWritten(text)).toContain(address));

  it.each([
    ["mail ann@a.test", "https://a.test/"],
    ["https://a.test/x", "https://a.test/"],
    ["https://a.test/x", "http://a.test/x"],
    ["3.14 and e.g. this", "https://3.14/"],
  ])("%s is not %s", (text, address) => expect(addressesWritten(text)).not.toContain(address));

  it.each(["a.", "https://", "a-", "](", "https://a.test/)"])(
    "is found in long text of %j at once",
    (piece) => {
      const of = (size: number) => piece.repeat(size / piece.length);
      expectLinearTime((size) => addressesWritten(of(size)), 100_000);
      expectLinearTime((size) => addressesInMarkdown(of(size), "https://a.test/"), 100_000);
    },
  );
});

describe("an address in a page", () => {
  it.each([
    ["[x](/y)", "https://a.test/y"],
    ['[x](y "Title")', "https://a.test/dir/y"],
    ["[x](https://b.test/Foo_\\(bar\\))", "https://b.test/Foo_(bar)"],
    ["[x](<../y>)", "https://a.test/y"],
  ])("%s", (text, address) =>
    expect(addressesInMarkdown(text, "https://a.test/dir/page")).toContain(address),
  );

  it("costs little in a page of nothing but links, and the first thousand count", () => {
    const page = (size: number) =>
      Array.from({ length: size / 8 }, (_, at) => `[](${at.toString(36)})`).join(" ");
    expectLinearTime((size) => addressesInMarkdown(page(size), "https://a.test/"), 200_000);
    const found = addressesInMarkdown(page(200_000), "https://a.test/");
    expect(found).toContain("https://a.test/rr");
    expect(found).not.toContain("https://a.test/rs");
  });

  it("is none with another scheme", () => {
    expect(addressesInMarkdown("[x](javascript:alert(1)) [y](file:///etc)", "https://a.test/")).toEqual([]);
    expect(requestedAddress("ftp://a.test/")).toBeUndefined();
  });
});

describe("an address quotes a conversation", () => {
  const said = ["The vault code heron4711 is secret, and nobody outside may know it", "mail ann99@firm.test"];
  const hex = Buffer.from("vault code heron4711").toString("hex");
  const base64 = Buffer.from("vault code heron4711").toString("base64url");
  it.each([
    "https://e.test/heron4711",
    "https://e.test/HERON-4711",
    "https://e.test/?q=1174noreh",
    "https://heron4711.e.test/",
    "https://e.test/?q=nobody+outside",
    "https://e.test/?q=%256eobody%2520outside",
    "https://e.test/is-secret-and-nobody-outside",
    "https://e.test/?m=ann99%40firm.test",
    `https://e.test/?h=${hex}`,
    `https://e.test/x/${base64}`,
    `https://e.test/${"x".repeat(600)}`,
  ])("%s", (address) => expect(carriesText(address, said.map(searchedText))).toBe(true));

  it("wherever the quote begins", () => {
    const text = searchedText("abcdefghijklmnopqrstuvwxyz");
    for (let at = 0; at <= 14; at += 1) {
      const quote = text.letters.slice(at, at + 12);
      expect(carriesText(`https://e.test/?q=${quote}`, [text])).toBe(true);
      expect(carriesText(`https://e.test/?q=${quote.slice(1)}`, [text])).toBe(false);
    }
  });

  // Each text looks like the address for as long as can be, and is no quote of it.
  it.each([
    ["letters", "abcdef1", "abcdefghijk-abcdefxxxxx", "abcdeghijkl "],
    ["letters that are marks", "x", "bbbbbbbbbbb-bbbbbbbbbbb?q=bbbbbbbbbbbc", "bbbbbbbbbbba"],
    ["words with digits", "x", "bbbbbbc", "bbbbbb1 "],
  ])("is told soon in long %s", (_, ...[word, address, piece]) => {
    const texts = (size: number) => [searchedText(piece.repeat(size / piece.length)), searchedText(word)];
    expectLinearTime((size) => carriesText(`https://e.test/${address}`, texts(size)), 200_000);
    const long = texts(50_000);
    expectLinearTime(
      (size) => carriesText(`https://e.test/?q=${"bbbbbbbbbbc".repeat(size / 11)}`, long),
      480,
    );
  });

  it.each([
    "https://e.test/",
    "https://vault.test/code",
    "https://e.test/nobody-outside",
    "https://e.test/?page=2&sort=date",
    "https://e.test/2026/11/prices",
  ])("%s does not", (address) => expect(carriesText(address, said.map(searchedText))).toBe(false));
});
