import type { RouteObject } from "react-router";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const handle: PageHandle = { title: "Website passwords", frame: "settings" };

export const browsingRoutes: RouteObject[] = [
  {
    path: "/settings/website-passwords",
    handle,
    lazy: async () => ({ Component: (await import("./secrets/secrets-page.tsx")).SecretsPage }),
  },
];
