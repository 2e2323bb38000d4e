import { expect, it } from "vitest";
import { findNeighbour } from "./find-neighbour.ts";

const box = (id: string, x: number, y: number) => ({ id, x, y, width: 100, height: 40 });
const nodes = [box("left", 0, 50), box("upper", 200, 0), box("lower", 200, 100), box("far", 400, 100)];

it.each([
  ["upper", "ArrowLeft", "left"],
  ["upper", "ArrowDown", "lower"],
  ["lower", "ArrowUp", "upper"],
  ["lower", "ArrowRight", "far"],
  ["left", "ArrowLeft", "left"],
  ["gone", "ArrowLeft", "gone"],
] as const)("leads from %s with %s to %s", (from, arrow, to) => {
  expect(findNeighbour(nodes, from, arrow)).toBe(to);
});
