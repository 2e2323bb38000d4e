import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { chatKeys } from "./api/query-keys.ts";
import { AroundConversation, type PartsAroundConversation } from "./around-conversation.ts";

vi.stubGlobal("location", { origin: "http://127.0.0.1" });
const { ComposerParts, HeaderParts, MessageParts, PartsBeside } = await import("./parts-around.tsx");

const parts: PartsAroundConversation = {
  Header: ({ isShared }) => <i>{isShared ? "people, comments;" : "comments;"}</i>,
  AboveComposer: () => <i>writing;</i>,
  OnMessage: () => <i>mark;</i>,
  Beside: () => <i>panel;</i>,
};

function shownAround(conversation: { isShared: boolean; hasComments: boolean } | undefined): string {
  const id = "c";
  const client = new QueryClient();
  if (conversation) client.setQueryData(chatKeys.conversation(id), conversation);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <AroundConversation value={parts}>
        <HeaderParts conversationId={id} />
        <ComposerParts conversationId={id} />
        <MessageParts message={{ id: "m", conversationId: id, siblingIds: [] }} />
        <PartsBeside conversationId={id} thread={{ messages: [] }} />
      </AroundConversation>
    </QueryClientProvider>,
  ).replace(/<[^>]+>/g, "");
}

it("around a shared conversation stand its people, who writes, and its comments", () => {
  const all = "people, comments;writing;mark;panel;";
  expect(shownAround({ isShared: true, hasComments: false })).toBe(all);
  expect(shownAround({ isShared: true, hasComments: true })).toBe(all);
});

it("its comments stay when nobody else reads any more, without who is there and who writes", () => {
  expect(shownAround({ isShared: false, hasComments: true })).toBe("comments;mark;panel;");
});

it("around a conversation of one person without comments, and around an unknown one, stands nothing", () => {
  expect(shownAround({ isShared: false, hasComments: false })).toBe("");
  expect(shownAround(undefined)).toBe("");
});
