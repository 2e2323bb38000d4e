import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { notificationKeys } from "../told/notification-keys.ts";

vi.stubGlobal("location", { origin: "http://127.0.0.1", hash: "", search: "" });
const { NotificationList } = await import("./notification-list.tsx");

function emptyListOf(filter: "all" | "unread", isBelowWaiting: boolean): string {
  const client = new QueryClient();
  const pages = [{ items: [], nextCursor: null }];
  client.setQueryData(notificationKeys.list(filter), { pages, pageParams: [undefined] });
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <NotificationList filter={filter} isBelowWaiting={isBelowWaiting} onFollow={() => undefined} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

it("an empty list says what appears in it, but not beside a reminder that waits", () => {
  expect(emptyListOf("all", false)).toContain("reminders and what others share with you appear here");
  expect(emptyListOf("all", true)).toContain("There is nothing else.");
  expect(emptyListOf("unread", true)).toContain("You have read everything.");
});
