import type { RouteObject } from "react-router";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const signIn: PageHandle = { title: "Sign in", access: "public", layout: "bare" };
const profile: PageHandle = { title: "Profile" };

export const authRoutes: RouteObject[] = [
  {
    path: "/auth",
    handle: signIn,
    lazy: async () => ({ Component: (await import("./auth-page.tsx")).AuthPage }),
  },
  {
    path: "/profile",
    handle: profile,
    lazy: async () => ({ Component: (await import("./profile-page.tsx")).ProfilePage }),
  },
];
