import type { RouteObject } from "react-router";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const connections: PageHandle = { title: "Connections" };
const connection: PageHandle = { title: "Connection" };
const signIn: PageHandle = { title: "Sign-in" };

export const connectionRoutes: RouteObject[] = [
  {
    path: "/agents/connections",
    handle: connections,
    lazy: async () => ({ Component: (await import("./connections-page.tsx")).ConnectionsPage }),
  },
  {
    path: "/agents/connections/sign-in",
    handle: signIn,
    lazy: async () => ({ Component: (await import("./sign-in-page.tsx")).SignInPage }),
  },
  {
    path: "/agents/connections/:connectionId",
    handle: connection,
    lazy: async () => ({ Component: (await import("./connection-page.tsx")).ConnectionPage }),
  },
];
