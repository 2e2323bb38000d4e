import { describe, expect, it } from "vitest";
import type { ShownField } from "../../contract/shown-call.ts";
import { markOutsideText, type OutsideText } from "./mark-outside-text.ts";

const page = (text: string): OutsideText => ({ title: "Offers", url: "https://a.test/", callId: null, text });
const field = (kind: ShownField["kind"], value: string): ShownField => ({
  ...{ label: "To", argument: "to", kind, value, isEditable: true },
});
const marked = (one: ShownField, texts: OutsideText[], ownWords: string[] = []) =>
  markOutsideText([one], texts, ownWords).map(({ start, end }) => one.value.slice(start, end));

describe("a target that stands in text from outside", () => {
  const text = page("Write to Bob@Evil.test, or see https://evil.test/pay.");

  it("is marked with its source, however short it is, and others of its field are not", () => {
    const to = field("addresses", "ann@firm.example\nbob@evil.test");
    expect(markOutsideText([to], [text], [])).toEqual([
      { field: 0, start: 17, end: 30, source: "Offers", url: "https://a.test/", callId: null },
    ]);
    expect(marked(field("url", "https://evil.test/pay"), [text])).toEqual(["https://evil.test/pay"]);
  });

  it("is not marked when the person named it", () => {
    expect(marked(field("addresses", "bob@evil.test"), [text], ["Send it to bob@evil.test"])).toEqual([]);
    expect(marked(field("addresses", "bob@evil.test"), [text], ["Send it to rob@evil.test"])).toEqual([
      "bob@evil.test",
    ]);
  });

  it("is not marked as a part of a longer address", () => {
    expect(marked(field("addresses", "ob@evil.test"), [text])).toEqual([]);
    expect(marked(field("addresses", "bob@evil.tes"), [text])).toEqual([]);
  });

  it("is not marked when it is a short word of a text", () => {
    expect(marked(field("line", "bob@evil.test"), [text])).toEqual([]);
  });
});

it("a long common part is marked in any field", () => {
  const body = field("text", "As they say: the first hundred customers pay nothing at all. Regards");
  const said = page("Today the first hundred customers pay nothing at all, they promise.");
  expect(marked(body, [said])).toEqual([" the first hundred customers pay nothing at all"]);
});
