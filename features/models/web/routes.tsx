import type { RouteObject } from "react-router";
import { notBuiltRoute } from "#platform/web/page/not-built-route.ts";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

export const modelRoutes: RouteObject[] = [
  {
    path: "/admin/llm-backend",
    handle: { title: "Models and providers", access: "admin" } satisfies PageHandle,
    lazy: async () => ({ Component: (await import("./prices/models-page.tsx")).ModelsPage }),
  },
  notBuiltRoute({
    path: "/admin/llm-diagram",
    title: "Model traffic",
    access: "admin",
    text: "Here you will watch how requests flow to models, with latency, errors and spend; this page is not there yet.",
  }),
  notBuiltRoute({
    path: "/admin/ai-settings",
    title: "AI settings",
    access: "admin",
    text: "Here you will set the defaults of every assistant: model, instructions and allowed tools; this page is not there yet.",
  }),
];
