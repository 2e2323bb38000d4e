import type { RouteAccess } from "#platform/contract/route.ts";

/** What a route of the browser says about its page, in react-router's `handle`. */
export interface PageHandle {
  /** The document's title, before the name of the product. */
  title: string;
  /** Of a page that speaks German too; all others speak English alone. */
  germanTitle?: string;
  /** Who may see it; a signed-in user unless said. */
  access?: RouteAccess;
  /** `bare` has no navigation; `fill` is as high as the window and scrolls inside; `page` scrolls as a whole. */
  layout?: "page" | "fill" | "bare";
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "title" in handle;
}
