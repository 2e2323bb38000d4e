import type { RouteObject } from "react-router";

/** The landing page is none of the application's: whoever is led there inside it leaves for the other document. */
export const landingRoute: RouteObject = {
  path: "/",
  loader: () => {
    location.assign("/");
    // Nothing is shown in between.
    return new Promise(() => {});
  },
};
