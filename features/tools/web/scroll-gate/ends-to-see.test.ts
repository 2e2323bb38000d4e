import { describe, expect, it } from "vitest";
import type { ShownField } from "../../contract/index.ts";
import { endsOfBlocks, endsOfCall, endsOfTable, nextToSee } from "./ends-to-see.ts";

const long = "x".repeat(2_049);
const field = (label: string, kind: ShownField["kind"], value: string): ShownField => ({
  ...{ label, argument: label, kind, value, isEditable: true },
});

describe("the ends that have to be in view before a call is approved", () => {
  it("are those of long texts and arguments of a connected tool, which scroll in the card", () => {
    const fields = [field("Text", "text", long), field("filter", "json", long), field("note", "text", "x")];
    expect(endsOfCall({ fields }).map(({ id }) => id)).toEqual(["Text", "filter"]);
  });

  it("count bytes, as a text of few characters can be long", () => {
    expect(endsOfCall({ fields: [field("Text", "text", "€".repeat(683))] })).toHaveLength(1);
    expect(endsOfCall({ fields: [field("Text", "text", "€".repeat(682))] })).toEqual([]);
  });

  it("are none of what never scrolls, however long", () => {
    const fields = [field("To", "addresses", long), field("Page", "url", long), field("Title", "line", long)];
    expect(endsOfCall({ fields })).toEqual([]);
  });
});

describe("approving", () => {
  it("waits for each end, and says which one is next", () => {
    const ends = endsOfCall({ fields: [field("Text", "text", long), field("filter", "json", long)] });
    expect(nextToSee(ends, new Set())?.scroll).toBe("“Text” to its end");
    expect(nextToSee(ends, new Set(["Text"]))?.scroll).toBe("“filter” to its end");
    expect(nextToSee(ends, new Set(["filter"]))?.scroll).toBe("“Text” to its end");
    expect(nextToSee(ends, new Set(["Text", "filter"]))).toBeUndefined();
  });

  it("waits for both ends of a table", () => {
    expect(nextToSee(endsOfTable, new Set())?.scroll).toBe("the table to its end");
    expect(nextToSee(endsOfTable, new Set(["bottom"]))?.scroll).toBe("the table to its right end");
    expect(nextToSee(endsOfTable, new Set(["right"]))?.scroll).toBe("the table to its end");
    expect(nextToSee(endsOfTable, new Set(["bottom", "right"]))).toBeUndefined();
  });

  it("waits for the end of a list alone, which has nothing beside it", () => {
    expect(nextToSee(endsOfBlocks, new Set())?.scroll).toBe("the list to its end");
    expect(nextToSee(endsOfBlocks, new Set(["bottom"]))).toBeUndefined();
  });

  it("waits for nothing where nothing scrolls", () => {
    expect(nextToSee(endsOfCall({ fields: [field("Text", "text", "x")] }), new Set())).toBeUndefined();
  });
});
