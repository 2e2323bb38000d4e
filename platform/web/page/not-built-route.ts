import type { RouteObject } from "react-router";
import type { NotBuiltHandle } from "./page-handle.ts";

/** A route of a capability that does not exist yet. */
export function notBuiltRoute({ path, ...handle }: NotBuiltHandle & { path: string }): RouteObject {
  return {
    path,
    handle,
    lazy: async () => ({ Component: (await import("./not-built-page.tsx")).NotBuiltPage }),
  };
}
