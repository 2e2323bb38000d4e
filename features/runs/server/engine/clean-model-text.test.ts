import { describe, expect, it } from "vitest";
import { cleanJson, textCleaner } from "./clean-model-text.ts";

describe("the pieces of a model's text", () => {
  it("come out as they went in", () => {
    const clean = textCleaner();
    expect(["Hello", " wörld ", "👩‍👩‍👧"].map(clean)).toEqual(["Hello", " wörld ", "👩‍👩‍👧"]);
  });

  it("keep a character whole that was split between two of them", () => {
    const clean = textCleaner();
    expect(["a\ud83d", "\ude00b"].map(clean)).toEqual(["a", "😀b"]);
  });

  it("lose NUL, and half a character that is never completed", () => {
    const clean = textCleaner();
    expect(["a\0b", "c\ud83d", "d\ude00"].map(clean)).toEqual(["ab", "c", "\ufffdd\ufffd"]);
  });
});

describe("a model's JSON", () => {
  it("is cleaned at every depth and keeps everything else", () => {
    expect(cleanJson({ a: ["x\0", { "b\0": "\ud800" }], n: 1, t: true, z: null })).toEqual({
      a: ["x", { b: "\ufffd" }],
      n: 1,
      t: true,
      z: null,
    });
  });

  it("cannot change what objects are made from", () => {
    const cleaned = cleanJson(JSON.parse('{"__proto__": {"isAdmin": true}}'));
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect(Object.keys(cleaned as object)).toEqual(["__proto__"]);
  });
});
