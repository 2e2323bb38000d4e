import type { RouteObject } from "react-router";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const conversation: PageHandle = { title: "Conversation", layout: "fill" };
const settings: PageHandle = { title: "Voice", frame: "settings" };
const admin: PageHandle = { title: "Voice", access: "admin" };

export const voiceRoutes: RouteObject[] = [
  {
    path: "/conversation/:conversationId?",
    handle: conversation,
    lazy: async () => ({
      Component: (await import("./conversation/conversation-page.tsx")).ConversationPage,
    }),
  },
  {
    path: "/settings/voice",
    handle: settings,
    lazy: async () => ({
      Component: (await import("./settings/voice-settings-page.tsx")).VoiceSettingsPage,
    }),
  },
  {
    path: "/admin/voice",
    handle: admin,
    lazy: async () => ({ Component: (await import("./admin/voice-page.tsx")).VoicePage }),
  },
];
