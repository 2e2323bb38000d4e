import { createBrowserRouter, type RouteObject } from "react-router";
import { RequireUser } from "#features/auth/web/index.tsx";
import { withTexts } from "#platform/web/language/with-texts.ts";
import { isPageHandle, type PageHandle } from "#platform/web/page/page-handle.ts";
import { featureRoutes } from "./feature-routes.ts";
import { landingRoute } from "./landing-route.ts";
import { Bare } from "./shell/bare.tsx";
import { BootSpinner } from "./shell/boot-spinner.tsx";
import { ErrorScreen } from "./shell/error-screen.tsx";
import { Root } from "./shell/root.tsx";

const notFound: PageHandle = {
  title: "Page Not Found",
  germanTitle: "Seite nicht gefunden",
  access: "public",
};

/** All routes of the product, behind the guards that their pages declare. */
export const router = createBrowserRouter([
  {
    Component: Root,
    HydrateFallback: BootSpinner,
    ErrorBoundary: ErrorScreen,
    children: [
      landingRoute,
      { Component: Bare, children: featureRoutes.filter(inLayout("form")) },
      {
        lazy: withTexts(async () => ({
          Component: (await import("./shell/bare-with-parts.tsx")).BareWithParts,
        })),
        children: featureRoutes.filter(inLayout("bare")),
      },
      {
        lazy: withTexts(async () => ({ Component: (await import("./shell/shell.tsx")).Shell })),
        ErrorBoundary: ErrorScreen,
        children: [
          { ErrorBoundary: ErrorScreen, children: guard(featureRoutes.filter(inLayout("page", "fill"))) },
        ],
      },
    ],
  },
]);

function guard(routes: RouteObject[]): RouteObject[] {
  const forAccess = (access: PageHandle["access"]) => routes.filter((route) => accessOf(route) === access);
  return [
    ...forAccess("public"),
    {
      Component: RequireUser,
      children: [
        ...framed(forAccess("user")),
        {
          lazy: async () => ({ Component: (await import("#features/admin/web/index.tsx")).RequireAdmin }),
          children: framed(forAccess("admin")),
        },
      ],
    },
    {
      path: "*",
      handle: notFound,
      lazy: async () => ({
        Component: (await import("#platform/web/page/not-found-page.tsx")).NotFoundPage,
      }),
    },
  ];
}

/** The default access is for signed-in users. */
function accessOf({ handle }: RouteObject): PageHandle["access"] {
  return (isPageHandle(handle) && handle.access) || "user";
}

/** The routes inside the frames that their handles name. */
function framed(routes: RouteObject[]): RouteObject[] {
  const inFrame = (frame: PageHandle["frame"]) =>
    routes.filter(({ handle }) => (isPageHandle(handle) ? handle.frame : undefined) === frame);
  return [
    ...inFrame(undefined),
    {
      lazy: async () => ({ Component: (await import("./settings/settings-frame.tsx")).SettingsFrame }),
      children: inFrame("settings"),
    },
    {
      lazy: async () => ({ Component: (await import("./shell/modules-frame.tsx")).ModulesFrame }),
      children: inFrame("modules"),
    },
  ];
}

/** Whether a route's page has one of these layouts. Without one it is a `page`. */
function inLayout(...layouts: NonNullable<PageHandle["layout"]>[]) {
  return ({ handle }: RouteObject) => layouts.includes((isPageHandle(handle) && handle.layout) || "page");
}
