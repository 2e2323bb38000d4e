import type { RouteObject } from "react-router";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const handle: PageHandle = { title: "Conversation", layout: "fill" };

export const chatRoutes: RouteObject[] = [
  {
    path: "/chat/:conversationId?",
    handle,
    lazy: async () => ({ Component: (await import("./chat-page.tsx")).ChatPage }),
  },
];
