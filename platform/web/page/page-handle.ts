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

/** What the handle of a page whose capability is not built yet says beside the title. */
export interface NotBuiltHandle extends PageHandle {
  /** One sentence: what will be here, and that it is not here yet. */
  text: string;
  /** What there is meanwhile; left out: the way back. */
  meanwhile?: { to: string; label: string };
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "title" in handle;
}
