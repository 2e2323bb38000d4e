import { expect, it } from "vitest";
import { viewOfDrawing } from "./view-of-drawing.ts";

it("shows a drawing that fits as it is", () => {
  expect(viewOfDrawing({ width: 600, height: 400 }, 900)).toEqual({
    fitZoom: 1,
    firstZoom: 1,
    heightPx: 432,
  });
});

it("makes one that is a little too wide smaller", () => {
  expect(viewOfDrawing({ width: 968, height: 400 }, 900)).toMatchObject({ fitZoom: 0.9, firstZoom: 0.9 });
});

it("keeps words readable on a narrow screen, and can still show all", () => {
  expect(viewOfDrawing({ width: 668, height: 400 }, 350)).toEqual({
    fitZoom: 0.5,
    firstZoom: 0.8,
    heightPx: 346,
  });
});
