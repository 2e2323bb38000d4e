import { describe, expect, it } from "vitest";
import {
  forAnotherPerson,
  Integrity,
  isFromOutside,
  joinLabels,
  type Label,
  labelOfPerson,
  nobody,
  systemLabel,
} from "./label.ts";

const page: Label = { integrity: "untrusted", readers: [] };
const ann = labelOfPerson("ann");
const bob = labelOfPerson("bob");

describe("what was made from several values", () => {
  it("could have been written by the worst of their writers", () => {
    expect(joinLabels([ann, page, systemLabel]).integrity).toBe("untrusted");
    expect(joinLabels([ann, systemLabel]).integrity).toBe("user");
  });

  it("may be read by whoever may read all of them", () => {
    expect(joinLabels([ann, page]).readers).toEqual(["user:ann"]);
    expect(joinLabels([bob, ann, bob]).readers).toEqual(["user:ann", "user:bob"]);
  });

  it("is the product's own when it was made from nothing", () => {
    expect(joinLabels([])).toEqual(systemLabel);
  });

  it("may be read by nobody as soon as nobody may read a part, or too many audiences would have to be kept", () => {
    expect(joinLabels([ann, { integrity: "user", readers: [nobody] }]).readers).toEqual([nobody]);
    const crowd = Array.from({ length: 33 }, (_, index) => labelOfPerson(String(index)));
    expect(joinLabels(crowd).readers).toEqual([nobody]);
    expect(joinLabels(crowd.slice(1)).readers).toHaveLength(32);
  });

  it("names the collections it came from also when nobody may read it", () => {
    const passage: Label = { integrity: "user", readers: ["collection:c"] };
    const crowd = Array.from({ length: 32 }, (_, index) => labelOfPerson(String(index)));
    expect(joinLabels([passage, ...crowd]).readers).toEqual(["collection:c", nobody]);
    expect(joinLabels([joinLabels([passage, ...crowd]), ann]).readers).toEqual(["collection:c", nobody]);
  });

  it("never gets better by joining, in whatever order and however often", () => {
    const labels: Label[] = Integrity.options.flatMap((integrity) =>
      [[], ["user:ann"], ["team:a", "user:bob"]].map((readers) => ({ integrity, readers })),
    );
    for (const a of labels) {
      for (const b of labels) {
        const joined = joinLabels([a, b]);
        expect(joinLabels([b, a])).toEqual(joined);
        expect(joinLabels([joined, a, b])).toEqual(joined);
        expect(joined.readers).toEqual(expect.arrayContaining([...a.readers, ...b.readers]));
        expect(isFromOutside(joined)).toBe(isFromOutside(a) || isFromOutside(b));
      }
    }
  });
});

it("what one person wrote is the organization's for another, and nothing else changes", () => {
  expect(forAnotherPerson(ann)).toEqual({ integrity: "organization", readers: ["user:ann"] });
  expect(forAnotherPerson(page)).toEqual(page);
  expect(forAnotherPerson(systemLabel)).toEqual(systemLabel);
});

it.each([
  ["system", false],
  ["user", false],
  ["organization", false],
  ["external", true],
  ["untrusted", true],
] as const)("%s is from outside: %s", (integrity, expected) => {
  expect(isFromOutside({ integrity })).toBe(expected);
});
