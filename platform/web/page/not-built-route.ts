import type { RouteObject } from "react-router";
import type { NotBuiltHandle } from "./page-handle.ts";

/** A route of the product whose capability is not built yet. */
export function notBuiltRoute({ path, ...handle }: NotBuiltHandle & { path: string }): RouteObject {
  return {
    path,
    handle,
    lazy: async () => ({ Component: (await import("./not-built-page.tsx")).NotBuiltPage }),
  };
}
