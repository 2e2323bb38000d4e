import type { Locator } from "playwright-core";
import type { Crop } from "./scene.ts";

/** The bounding box of these elements plus a margin, on whole pixels. */
export async function cropAround(parts: Locator[], roomPx: number): Promise<Crop> {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const seen = boxes.filter((box) => box !== null);
  if (seen.length < boxes.length)
    throw new Error("Something that the picture is to show is not on the page.");
  const left = Math.floor(Math.min(...seen.map(({ x }) => x)) - roomPx);
  const top = Math.floor(Math.min(...seen.map(({ y }) => y)) - roomPx);
  const right = Math.ceil(Math.max(...seen.map(({ x, width }) => x + width)) + roomPx);
  const bottom = Math.ceil(Math.max(...seen.map(({ y, height }) => y + height)) + roomPx);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
