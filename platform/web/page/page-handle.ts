import type { RouteAccess } from "#platform/contract/route.ts";

/** A page's properties in react-router's `handle`. */
export interface PageHandle {
  /** The window title without the product name. */
  title: string;
  /** Set when the page exists in German. All others are English only. */
  germanTitle?: string;
  /** Who may see it. Default: a signed-in user. */
  access?: RouteAccess;
  /**
   * `bare` has no navigation; `fill` is as high as the window and scrolls inside; `page` scrolls as a whole. `form` is a
   * bare page that people come to first and that shows one form: it loads least.
   */
  layout?: "page" | "fill" | "bare" | "form";
  /** `settings` has its navigation beside the page; a page in `modules` lists what the features declare. */
  frame?: "settings" | "modules";
}

/** The handle of a page whose capability is not built yet. */
export interface NotBuiltHandle extends PageHandle {
  /** One sentence: what will be here, and that it is not here yet. */
  text: string;
  /** A link to the present alternative. Absent: the way back. */
  meanwhile?: { to: string; label: string };
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "title" in handle;
}
