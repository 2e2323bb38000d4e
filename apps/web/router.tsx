import { createBrowserRouter, type RouteObject } from "react-router";
import { RequireUser } from "#features/auth/web/index.tsx";
import { isDemoPath } from "#features/demo/web/index.tsx";
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
      {
        Component: Bare,
        children: [
          ...featureRoutes.filter((it) => isBare(it) && !isDemo(it)),
          {
            // The forms of sign-in show no conversation.
            lazy: async () => ({
              Component: (await import("./shell/with-tool-results.tsx")).WithToolResults,
            }),
            children: featureRoutes.filter(isDemo),
          },
        ],
      },
      {
        lazy: withTexts(async () => ({ Component: (await import("./shell/shell.tsx")).Shell })),
        ErrorBoundary: ErrorScreen,
        children: [
          { ErrorBoundary: ErrorScreen, children: guard(featureRoutes.filter((it) => !isBare(it))) },
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

function isBare({ handle }: RouteObject): boolean {
  return isPageHandle(handle) && handle.layout === "bare";
}

function isDemo({ path = "" }: RouteObject): boolean {
  return isDemoPath(path);
}
