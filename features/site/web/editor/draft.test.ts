import { describe, expect, it } from "vitest";
import { type Draft, dropSetAside, findMerge, readDraft, settle, swapSetAside, withBody } from "./draft.ts";

const base = { hero: "A", faq: "a", footer: "end" };
const draft = (body: object, more: Partial<Draft> = {}): Draft => ({
  ...{ basedOn: 3, base, body: { ...base, ...body } },
  ...more,
});
const published = (body: object, version = 4) => ({ version, body: { ...base, ...body } });

describe("a draft of a content", () => {
  it("has nothing to put together while nobody published, or only this admin did", () => {
    expect(findMerge(draft({ hero: "B" }), published({}, 3))).toBeUndefined();
    expect(findMerge(draft({ hero: "B" }), published({}, 2))).toBeUndefined();
    expect(findMerge(undefined, published({}))).toBeUndefined();
  });

  it("takes in what others changed elsewhere, and remembers what that was", () => {
    expect(settle(draft({ hero: "B" }), published({ faq: "b" }))).toEqual({
      ...{ basedOn: 4, base: { ...base, faq: "b" }, body: { hero: "B", faq: "b", footer: "end" } },
      ...{ setAside: [], taken: { version: 4, sections: ["faq"] } },
    });
  });

  it("keeps what was typed and gave way, and gives it back in exchange", () => {
    const settled = settle(draft({ hero: "mine" }), published({ hero: "theirs" }), { hero: "theirs" });
    expect(settled).toMatchObject({
      ...{ body: { hero: "theirs" }, setAside: [{ section: "hero", value: "mine" }] },
    });
    const swapped = settled && swapSetAside(settled, 0);
    expect(swapped).toMatchObject({
      ...{ body: { hero: "mine" }, setAside: [{ section: "hero", value: "theirs" }] },
    });
    expect(swapped && swapSetAside(swapped, 0)).toEqual(settled);
    expect(settled && swapSetAside(settled, 7)).toEqual(settled);
  });

  it("keeps what was set aside when somebody publishes once more", () => {
    const first = settle(draft({ hero: "mine" }), published({ hero: "theirs" }), { hero: "theirs" });
    const second = first && settle(first, published({ hero: "theirs", faq: "b" }, 5));
    expect(second).toMatchObject({
      ...{ basedOn: 5, setAside: [{ section: "hero", value: "mine" }], body: { hero: "theirs", faq: "b" } },
    });
  });

  it("refuses to go on while nothing is chosen where both changed the same", () => {
    expect(() => settle(draft({ hero: "mine" }), published({ hero: "theirs" }))).toThrow("Nothing is chosen");
  });

  it("is gone once it says what is published, unless something is set aside", () => {
    const same = { version: 3, body: base };
    expect(withBody(draft({ hero: "B" }), base, same)).toBeUndefined();
    const aside = draft({ hero: "B" }, { setAside: [{ section: "faq", value: "mine" }] });
    expect(withBody(aside, base, same)).toMatchObject({ body: base });
    expect(withBody(dropSetAside(aside, 0), base, same)).toBeUndefined();
  });

  it("outlasts a reload as it was, also one that was kept before an upgrade", () => {
    const whole = settle(draft({ hero: "mine" }), published({ hero: "theirs" }), { hero: "theirs" });
    expect(readDraft(JSON.stringify(whole))).toEqual(whole);
    expect(readDraft('{"basedOn":1,"body":{"hero":"A"}}')).toEqual({ basedOn: 1, body: { hero: "A" } });
  });

  it.each([undefined, "", "[]", "{}", '{"basedOn":"1","body":{}}', '{"basedOn":1,"body":[]}'])(
    "%j is none",
    (text) => expect(readDraft(text)).toBeUndefined(),
  );
});
