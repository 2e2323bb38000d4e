import type { Page } from "playwright-core";
import type { Cast } from "./furnish.ts";

/** A part of a page, in CSS pixels. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Scene {
  name: string;
  who: keyof Cast;
  /** The path, or a function that plays something first (once for both themes) and returns the path. */
  at: string | ((page: Page) => Promise<string>);
  /** High enough to show everything without scrolling. */
  viewport: { width: number; height: number };
  /** Device pixel ratio: 2 for wide pictures, 3 for narrow ones. */
  scale: 2 | 3;
  isPhone?: boolean;
  /** Brings the page into the desired state. */
  show(page: Page): Promise<unknown>;
  /** The part of the page to capture. */
  crop(page: Page): Promise<Crop>;
}
