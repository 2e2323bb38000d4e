import type { RouteObject } from "react-router";
import { withTexts } from "#platform/web/language/with-texts.ts";
import type { PageHandle } from "#platform/web/page/page-handle.ts";
import { publicLinkPath } from "../contract/public-links/public-link-path.ts";

const handle: PageHandle = { title: "Conversation", layout: "fill" };
const shared: PageHandle = {
  title: "Shared conversation",
  germanTitle: "Geteiltes Gespräch",
  access: "public",
  layout: "bare",
};
const printed: PageHandle = { title: "Print" };
const data: PageHandle = { title: "Data", frame: "settings" };
const adminLinks: PageHandle = { title: "Public links", access: "admin" };

export const chatRoutes: RouteObject[] = [
  {
    path: "/chat/:conversationId?",
    handle,
    lazy: async () => ({ Component: (await import("./chat-page.tsx")).ChatPage }),
  },
  {
    path: "/chat/:conversationId/print",
    handle: printed,
    lazy: async () => ({ Component: (await import("./exports/print-page.tsx")).PrintPage }),
  },
  {
    path: publicLinkPath,
    handle: shared,
    lazy: withTexts(async () => ({
      Component: (await import("./public-links/shared-page.tsx")).SharedPage,
    })),
  },
  {
    path: "/settings/data",
    handle: data,
    lazy: async () => ({ Component: (await import("./data/data-page.tsx")).DataPage }),
  },
  {
    path: "/admin/public-links",
    handle: adminLinks,
    lazy: async () => ({
      Component: (await import("./public-links/link-policy-page.tsx")).LinkPolicyPage,
    }),
  },
];
