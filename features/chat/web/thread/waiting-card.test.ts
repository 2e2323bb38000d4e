import { describe, expect, it } from "vitest";
import { positionFor, sideOf } from "./waiting-card.ts";

/** Something between two lines of the window. */
const from = (top: number, bottom: number) => ({ getBoundingClientRect: () => ({ top, bottom }) as DOMRect });
const box = { ...from(100, 600), scrollTop: 50, scrollHeight: 2_000, clientHeight: 500 };

describe("a card that waits for the reader", () => {
  it("is in view once a piece of it is that can be read", () => {
    expect(sideOf(from(200, 500), box)).toBeUndefined();
    expect(sideOf(from(504, 900), box)).toBeUndefined();
    expect(sideOf(from(-400, 196), box)).toBeUndefined();
  });

  it("is below or above what is in view, also when only its edge shows", () => {
    expect(sideOf(from(700, 900), box)).toBe("below");
    expect(sideOf(from(590, 900), box)).toBe("below");
    expect(sideOf(from(-300, 110), box)).toBe("above");
  });

  it("is shown from its top, whatever stands below it", () => {
    expect(positionFor(from(700, 900), box)).toBe(638);
    expect(positionFor(from(-300, 0), { ...box, scrollTop: 900 })).toBe(488);
  });

  it("is shown at the end when all of it is in view there", () => {
    expect(positionFor(from(1_900, 2_000), box)).toBe(1_500);
  });
});
