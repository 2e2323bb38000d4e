import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";

vi.stubGlobal("location", { origin: "http://127.0.0.1" });
const { MailLine } = await import("./mail-line.tsx");

it("the line of a held mail names its subject and whom it goes to, beside Undo", () => {
  const id = "01980000-0000-7000-8000-000000000001";
  const client = new QueryClient();
  client.setQueryData(["mail", id], {
    ...{ id, to: ["bob@other.example"], cc: ["cy@other.example"], bcc: [], subject: "Offer", body: "Here." },
    ...{ conversationId: null, isFromOutside: false, replyTo: "ann@firm.example", state: "held" },
    ...{
      createdAt: "2026-11-24T10:00:00.000Z",
      secondsLeft: 43,
      isForOutbox: false,
      problem: null,
      refused: [],
    },
    ...{ endedAt: null, againId: null, abilities: { withdraw: true, sendAgain: false } },
  });
  const words = renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <MailLine data={{ mailId: id }} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
  expect(words).toContain("Offer to bob@other.example +1");
  expect(words).toContain("Undo");
});
