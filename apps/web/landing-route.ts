import type { RouteObject } from "react-router";

/** The landing page is outside the application, so this route loads the other document. */
export const landingRoute: RouteObject = {
  path: "/",
  loader: () => {
    location.assign("/");
    // Never resolves, so that nothing is shown in between.
    return new Promise(() => {});
  },
};
