import type { RouteObject } from "react-router";
import type { PageHandle } from "./page-handle.ts";

/** What the handle of such a route says beside the title. */
export interface LaterHandle extends PageHandle {
  /** One sentence: what will be here, and that it is not here yet. */
  text: string;
  /** What there is meanwhile; left out: the way back. */
  meanwhile?: { to: string; label: string };
}

/** A route of the product whose capability is not built yet. */
export function notBuiltRoute({ path, ...handle }: LaterHandle & { path: string }): RouteObject {
  return {
    path,
    handle,
    lazy: async () => ({ Component: (await import("./not-built-page.tsx")).NotBuiltPage }),
  };
}
