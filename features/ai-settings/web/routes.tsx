import type { RouteObject } from "react-router";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const admin: PageHandle = { title: "AI settings", access: "admin" };
const workspace: PageHandle = { title: "Assistant", frame: "settings" };

export const aiSettingsRoutes: RouteObject[] = [
  {
    path: "/admin/ai-settings",
    handle: admin,
    lazy: async () => ({ Component: (await import("./ai-settings-page.tsx")).AiSettingsPage }),
  },
  {
    path: "/settings/assistant",
    handle: workspace,
    lazy: async () => ({
      Component: (await import("./workspace-assistant-page.tsx")).WorkspaceAssistantPage,
    }),
  },
];
