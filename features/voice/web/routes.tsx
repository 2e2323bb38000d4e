import type { RouteObject } from "react-router";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const conversation: PageHandle = { title: "Conversation" };

export const voiceRoutes: RouteObject[] = [
  {
    path: "/conversation",
    handle: conversation,
    lazy: async () => ({ Component: (await import("./conversation-page.tsx")).ConversationPage }),
  },
];
