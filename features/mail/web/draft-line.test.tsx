import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";

vi.stubGlobal("location", { origin: "http://127.0.0.1" });
const { DraftLine } = await import("./draft-line.tsx");

const id = "01980000-0000-7000-8000-000000000001";

/** The words of the line for somebody to whom the server gave this draft, or an error, and this mail. */
function wordsFor(draft: object | null, mail: object | null = null): string {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  if (draft instanceof Error) {
    const query = client.getQueryCache().build(client, { queryKey: ["mail-draft", id] });
    query.setState({ status: "error", error: draft });
  } else {
    client.setQueryData(["mail-draft", id], draft);
  }
  client.setQueryData(["mail", id], mail);
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <DraftLine data={{ draftId: id }} />
      </QueryClientProvider>
    </MemoryRouter>,
  ).replace(/<[^>]*>/g, " ");
}

it("the line of a draft leads its person to it, and others nowhere", () => {
  expect(wordsFor({ id })).toContain("Open the draft");
  expect(wordsFor(null)).toBe("");
});

it("the line of a draft that could not be read still leads to the drafts", () => {
  expect(wordsFor(new Error("The server answered 502."))).toContain("Open the draft");
});

it("the line of a draft that was sent is that of its mail", () => {
  const mail = {
    ...{ id, to: ["bob@other.example"], cc: [], bcc: [], subject: "Offer", body: "Here.", refused: [] },
    ...{ conversationId: null, isFromOutside: false, replyTo: "ann@firm.example", state: "sent" },
    ...{ createdAt: "2026-11-24T10:00:00.000Z", endedAt: "2026-11-24T10:01:00.000Z", secondsLeft: 0 },
    ...{ isForOutbox: false, problem: null, againId: null, abilities: { withdraw: false, sendAgain: false } },
  };
  const words = wordsFor(null, mail);
  expect(words).toContain("Offer");
  expect(words).not.toContain("Open the draft");
});
