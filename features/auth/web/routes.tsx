import type { RouteObject } from "react-router";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const signIn: PageHandle = { title: "Sign in", access: "public", layout: "bare" };
const profile: PageHandle = { title: "Profile" };
const security: PageHandle = { title: "Security" };

export const authRoutes: RouteObject[] = [
  {
    path: "/auth",
    handle: signIn,
    lazy: async () => ({ Component: (await import("./auth-page.tsx")).AuthPage }),
  },
  {
    path: "/settings/security",
    handle: security,
    lazy: async () => ({ Component: (await import("./security/security-page.tsx")).SecurityPage }),
  },
  {
    path: "/profile",
    handle: profile,
    lazy: async () => ({ Component: (await import("./profile-page.tsx")).ProfilePage }),
  },
];
