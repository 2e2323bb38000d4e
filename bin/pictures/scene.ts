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
  /** Where it is to be seen; or what has to be played for it first, once for both themes, and where that led to. */
  at: string | ((page: Page) => Promise<string>);
  /** High enough for everything that is to be seen, so that nothing has to be scrolled. */
  viewport: { width: number; height: number };
  /** Pixels to one CSS pixel: 2 for what is wide, 3 for what is narrow. */
  scale: 2 | 3;
  isPhone?: boolean;
  /** Brings the page into the state that is to be seen. */
  show(page: Page): Promise<unknown>;
  /** Which part of it is the picture. */
  crop(page: Page): Promise<Crop>;
}
