import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import type { OutgoingMail } from "../contract/index.ts";

vi.stubGlobal("location", { origin: "http://127.0.0.1" });
const { MailState, MailTrouble } = await import("./mail-state.tsx");

const mail: OutgoingMail = {
  ...{ id: "01980000-0000-7000-8000-000000000001", to: ["bob@other.example"], cc: [], bcc: [] },
  ...{
    subject: "Offer",
    body: "Here.",
    conversationId: null,
    isFromOutside: false,
    replyTo: "ann@firm.example",
  },
  ...{
    createdAt: "2026-11-24T10:00:00.000Z",
    state: "held",
    secondsLeft: 43,
    isForOutbox: false,
    problem: null,
    refused: [],
  },
  ...{ endedAt: null, againId: null, abilities: { withdraw: true, sendAgain: false } },
};

function wordsOf(facts: Partial<OutgoingMail>, readAtMs = Date.now()): string {
  const shown = { ...mail, ...facts };
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MailState mail={shown} readAtMs={readAtMs} />
      <MailTrouble mail={shown} />
    </QueryClientProvider>,
  )
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

const gone = { secondsLeft: 0, abilities: { withdraw: false, sendAgain: false } };

describe("the state of a mail", () => {
  it("offers to send it again where nobody received it, until that was done", () => {
    const failed = { ...gone, state: "failed" } as const;
    expect(wordsOf({ ...failed, abilities: { withdraw: false, sendAgain: true } })).toBe(
      "Not sent Send again",
    );
    expect(wordsOf({ ...failed, againId: mail.id })).toBe("Not sent A new mail repeats this one");
  });

  it("counts down from what the server said, with Undo", () => {
    expect(wordsOf({})).toBe("Held back Leaves in 43 s Undo");
    expect(wordsOf({}, Date.now() - 13_000)).toMatch(/^Held back Leaves in (?:29|30) s Undo$/);
    expect(wordsOf({}, Date.now() - 60_000)).toBe("Held back Leaving Undo");
  });

  it("says beside Undo that it goes to the outbox, where no mail server is set up", () => {
    expect(wordsOf({ isForOutbox: true })).toBe(
      "Held back It reaches nobody: without a mail server it goes to the outbox in 43 s Undo",
    );
    expect(wordsOf({ isForOutbox: true }, Date.now() - 60_000)).toBe(
      "Held back It reaches nobody: without a mail server it goes to the outbox now Undo",
    );
  });

  it("says what became of it", () => {
    expect(wordsOf({ ...gone, state: "sent" })).toBe("Sent");
    expect(wordsOf({ ...gone, state: "withdrawn" })).toBe("Taken back");
    expect(wordsOf({ ...gone, state: "in_outbox" })).toMatch(
      /^In the outbox, not sent No mail server was set up\./,
    );
    expect(wordsOf({ ...gone, state: "unknown", problem: "The server stopped." })).toBe(
      "Outcome unknown The server stopped.",
    );
    expect(wordsOf({ ...gone, state: "sent", refused: ["bob@other.example"] })).toBe(
      "Sent The mail server refused bob@other.example.",
    );
  });
});
