import type { RouteObject } from "react-router";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

export const modelRoutes: RouteObject[] = [
  {
    path: "/admin/llm-backend",
    handle: { title: "Models and providers", access: "admin" } satisfies PageHandle,
    lazy: async () => ({ Component: (await import("./connected/models-page.tsx")).ModelsPage }),
  },
  {
    path: "/admin/llm-diagram",
    handle: { title: "Model traffic", access: "admin" } satisfies PageHandle,
    lazy: async () => ({ Component: (await import("./traffic/traffic-page.tsx")).TrafficPage }),
  },
  {
    path: "/admin/spending",
    handle: { title: "Spending", access: "admin" } satisfies PageHandle,
    lazy: async () => ({ Component: (await import("./usage/spending-page.tsx")).SpendingPage }),
  },
  {
    path: "/settings/usage",
    handle: { title: "Usage", frame: "settings" } satisfies PageHandle,
    lazy: async () => ({ Component: (await import("./usage/usage-page.tsx")).UsagePage }),
  },
];
