import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type MailScript, type MailServer, startMailServer } from "#mocks/mail-server/start-mail-server.ts";
import { newId } from "../../ids.ts";
import type { PersonalMail } from "./personal-mail.ts";
import { createSmtpCarrier } from "./smtp-carrier.ts";

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer({ user: "adjutant", password: "right", isForPeople: true });
});
afterAll(() => server[Symbol.asyncDispose]());
afterEach(() => {
  server.received.length = 0;
  server.script.length = 0;
});

const mail = (): PersonalMail => ({
  ...{ id: newId(), to: ["bob@other.example"], cc: ["cy@other.example"], bcc: [] },
  ...{ replyTo: "ann@firm.example", subject: "Grüße", text: "Guten Tag.\n.\nAnn", writtenAt: new Date() },
});

function submitMail(script: MailScript[] = [], url = server.url) {
  server.script.push(...script);
  const from = "Adjutant <no-reply@adjutant.test>";
  return createSmtpCarrier({ url, from, timeoutMs: 700 }).submit(mail());
}

const withoutPassword = () => server.url.replace("right", "wrong");

describe("an attempt to hand a mail over", () => {
  it("is accepted with the text as it was written", async () => {
    expect(await submitMail()).toEqual({ outcome: "accepted", refused: [] });
    expect(server.faults).toEqual([]);
    expect(server.received[0]?.headers.get("subject")).toBe("Grüße");
    expect(server.received[0]?.text.replaceAll("\r\n", "\n").trim()).toBe("Guten Tag.\n.\nAnn");
  });

  it.each<[string, MailScript[], () => string, boolean]>([
    ["nobody listens", [], () => "smtp://127.0.0.1:9", false],
    ["the password is wrong", [], withoutPassword, false],
    [
      "the content is refused for now",
      [{ at: "content", code: 451, words: "4.3.0 Later" }],
      () => server.url,
      false,
    ],
    [
      "the content is refused for good",
      [{ at: "content", code: 554, words: "5.7.1 Never" }],
      () => server.url,
      true,
    ],
    [
      "every recipient is refused for good",
      [
        { at: "recipient", code: 550, words: "5.1.1 Unknown" },
        { at: "recipient", code: 550, words: "5.1.1 Unknown" },
      ],
      () => server.url,
      true,
    ],
  ])("is certainly not accepted when %s", async (_when, script, url, isFinal) => {
    expect(await submitMail(script, url())).toMatchObject({ outcome: "not_accepted", isFinal });
    expect(server.received).toEqual([]);
  });

  it.each(["silence", "loss"] as const)(
    "is unknown when the server answers the content with %s",
    async (at) => {
      expect(await submitMail([{ at }])).toMatchObject({ outcome: "unknown" });
      expect(server.received).toHaveLength(1);
    },
  );
});
