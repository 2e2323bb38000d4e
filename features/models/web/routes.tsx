import type { RouteObject } from "react-router";
import { laterRoute } from "#platform/web/page/later-route.ts";

export const modelRoutes: RouteObject[] = [
  laterRoute({
    path: "/admin/llm-backend",
    title: "Models and providers",
    access: "admin",
    text: "Here you will connect providers and keys, and set budgets and the order of fallback; until then the command line does it: npm run admin -- models.",
  }),
  laterRoute({
    path: "/admin/llm-diagram",
    title: "Model traffic",
    access: "admin",
    text: "Here you will watch how requests flow to models, with latency, errors and spend; this page is not there yet.",
  }),
  laterRoute({
    path: "/admin/ai-settings",
    title: "AI settings",
    access: "admin",
    text: "Here you will set the defaults of every assistant: model, instructions and allowed tools; this page is not there yet.",
  }),
];
