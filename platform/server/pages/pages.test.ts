import { describe, expect, it } from "vitest";
import { readIdCursor, readTimeCursor, timeCursorOf } from "./cursors.ts";
import { pageOfRows } from "./page-of-rows.ts";

const id = "0190a6f0-0000-7000-8000-000000000001";
const remedy = "cursor: use the nextCursor of the page before.";

describe("a page of rows", () => {
  const rows = [1, 2, 3];

  it("names its last row as the place where the next page begins", () => {
    expect(pageOfRows(rows, 2, String)).toEqual({ items: [1, 2], nextCursor: "2" });
  });

  it("names no next page when no row was left over", () => {
    expect(pageOfRows(rows, 3, String)).toEqual({ items: rows, nextCursor: null });
    expect(pageOfRows([], 3, String)).toEqual({ items: [], nextCursor: null });
  });
});

describe("a cursor", () => {
  it("of a time and an id is read as it was written", () => {
    const place = { micros: "1764414000000000", id };
    expect(readTimeCursor(timeCursorOf(place))).toEqual(place);
    expect(readTimeCursor(undefined)).toBeUndefined();
  });

  it.each(["", "x", id, `12_${id}_3`, `12345678901234567_${id}`, `-1_${id}`, "12_x"])(
    "of a time and an id is refused as %j, with the remedy",
    (cursor) => {
      expect(() => readTimeCursor(cursor)).toThrow(remedy);
    },
  );

  it("of an id is that id", () => {
    expect(readIdCursor(id)).toBe(id);
    expect(readIdCursor(undefined)).toBeUndefined();
  });

  it.each(["", "x", `${id}0`])("of an id is refused as %j, with the remedy", (cursor) => {
    expect(() => readIdCursor(cursor)).toThrow(remedy);
  });
});
