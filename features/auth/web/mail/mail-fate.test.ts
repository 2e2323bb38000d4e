import { beforeEach, describe, expect, test, vi } from "vitest";

const config = vi.hoisted(() => ({ loadConfig: vi.fn() }));
vi.mock("#platform/web/api/config.ts", () => config);

const { fateOfConfirmation, readMailFate } = await import("./mail-fate.ts");
const { english } = await import("../texts/english.ts");
const { german } = await import("../texts/german.ts");

beforeEach(() => {
  config.loadConfig.mockResolvedValue({ features: [] });
});

test("a mail is sent where a mail server is connected; otherwise it waits in the outbox", async () => {
  expect(await readMailFate()).toBe("outbox");
  config.loadConfig.mockResolvedValue({ features: ["mail"] });
  expect(await readMailFate()).toBe("sent");
});

test("an address that counts as proved gets no mail", async () => {
  expect(await fateOfConfirmation({ email_confirmed_at: "2026-01-01" })).toBe("none");
  expect(await fateOfConfirmation({})).toBe("outbox");
  config.loadConfig.mockImplementation(async () => {
    throw new Error("away");
  });
  expect(await fateOfConfirmation(null)).toBe("sent");
});

test("whoever claims the installation is not sent to an admin for the link", async () => {
  const { createdMessage, isClaimingPage } = await import("./created-message.ts");
  expect(createdMessage("outbox", isClaimingPage("?claim=abc"))).toMatch(/in the outbox on \/dev/);
  expect(createdMessage("outbox", isClaimingPage("?tab=sign-up"))).toContain("ask an admin");
  expect(createdMessage("sent", isClaimingPage("?claim=abc"))).toContain("check your email");
});

describe.each([english, german])("the sentences", ({ mail }) => {
  test("tell whoever has to ask for the link where an admin finds it", () => {
    for (const sentence of [mail.created.outbox, mail.askAdmin, mail.confirmFirst("a@b.example").outbox])
      expect(sentence).toMatch(/Admin.* (?:outbox|Postausgang) (?:on|auf) \/dev/i);
  });

  test("tell nobody to look into a mailbox to which nothing was sent", () => {
    const told = [
      mail.created.outbox,
      mail.created.outboxOfAdmin,
      mail.created.none,
      mail.resent.outbox,
      mail.confirm("a@b.example").outbox,
      mail.confirmFirst("a@b.example").outbox,
      mail.details.outbox,
    ];
    for (const sentence of told)
      expect(sentence).not.toMatch(/check your email|we sent|Sent\.|Postfach|geschickt/i);
  });
});
