import { createBrowserRouter, type RouteObject } from "react-router";
import { RequireAdmin } from "#features/admin/web/index.tsx";
import { RequireUser } from "#features/auth/web/index.tsx";
import { NotFoundPage } from "#platform/web/page/not-found-page.tsx";
import { isPageHandle } from "#platform/web/page/page-handle.ts";
import { featureRoutes } from "./feature-routes.ts";
import { BootSpinner } from "./shell/boot-spinner.tsx";
import { ErrorScreen } from "./shell/error-screen.tsx";
import { Root } from "./shell/root.tsx";

/** Every address of the product, behind the guard that its page asks for. */
export const router = createBrowserRouter([
  {
    Component: Root,
    HydrateFallback: BootSpinner,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          ...featureRoutes.filter(isFor("public")),
          { Component: RequireUser, children: featureRoutes.filter(isFor("user")) },
          {
            Component: RequireUser,
            children: [{ Component: RequireAdmin, children: featureRoutes.filter(isFor("admin")) }],
          },
          { path: "*", handle: { title: "Page Not Found", access: "public" }, Component: NotFoundPage },
        ],
      },
    ],
  },
]);

/** A page that says nothing of who may see it is for signed-in users. */
function isFor(access: "public" | "user" | "admin") {
  return ({ handle }: RouteObject) => ((isPageHandle(handle) && handle.access) || "user") === access;
}
