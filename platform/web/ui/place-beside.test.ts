import { expect, it } from "vitest";
import { findPlace } from "./place-beside.ts";

const size = { width: 100, height: 24 };
const room = { width: 400, height: 300 };

function anchorAt(left: number, top: number) {
  return { left, top, width: 32, height: 32, right: left + 32, bottom: top + 32 };
}

it("centres a box above its anchor, six pixels away", () => {
  expect(findPlace(size, anchorAt(200, 150), "top", room)).toEqual({ left: 166, top: 120 });
});

it("goes to the other side where there is no room", () => {
  expect(findPlace(size, anchorAt(200, 10), "top", room)).toEqual({ left: 166, top: 48 });
  expect(findPlace(size, anchorAt(360, 150), "right", room)).toEqual({ left: 254, top: 154 });
});

it("stays eight pixels inside the window", () => {
  expect(findPlace(size, anchorAt(0, 150), "bottom", room).left).toBe(8);
  expect(findPlace(size, anchorAt(368, 150), "bottom", room).left).toBe(292);
});

it("keeps the wanted side where neither has room", () => {
  expect(findPlace({ width: 100, height: 290 }, anchorAt(200, 150), "top", room).top).toBe(-146);
});
