import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { command } from "#platform/server/command.ts";
import { newId } from "#platform/server/ids.ts";
import { readContent } from "#platform/server/mail/read-content.ts";
import { platformModule } from "#platform/server/platform-module.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { defaultAuthSettings } from "../settings/auth-settings.ts";
import type { AuthMail } from "./auth-mail.ts";
import type { AuthMailKind, AuthTextKind } from "./mail-kind.ts";
import { sendAuthMail } from "./send-auth-mail.ts";
import { sendAuthText } from "./send-auth-text.ts";
import { english } from "./texts/english.ts";
import { german } from "./texts/german.ts";

let server: TestServer;
const service: AuthServiceOptions = {
  prefix: "/auth/v1",
  issuer: "https://adjutant.example/auth/v1",
  isApiKeyRequired: true,
  settings: { ...defaultAuthSettings, siteUrl: "https://adjutant.example" },
};

beforeAll(async () => {
  server = await createTestServer({ modules: [platformModule], now: () => new Date("2026-11-21T12:00:00Z") });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.look("delete from outgoing_messages"));

const send = command("test.send_auth_mail", unrestricted, (ctx, mail: AuthMail) => sendAuthMail(ctx, mail));
const sendText = command("test.send_auth_text", unrestricted, (ctx, kind: AuthTextKind) =>
  sendAuthText(ctx, { service, kind, phone: "491701234567", token: "123456" }),
);

async function sent(mail: Partial<AuthMail> & { kind: AuthMailKind }, metadata = {}) {
  const user = { id: newId(), email: "ann@example.com", raw_user_meta_data: metadata };
  await send(server.system, { service, user, to: "ann@example.com", ...mail });
  return newest();
}
async function newest() {
  const [row] = await server.look<{ id: string; sealed_content: string; kind: string; recipient: string }>(
    "select * from outgoing_messages order by id desc limit 1",
  );
  if (!row) throw new Error("Nothing was sent");
  return { ...row, ...readContent(server.services, row) };
}

test.each([
  ["confirmation", "signup"],
  ["invite", "invite"],
  ["recovery", "recovery"],
  ["magic_link", "magiclink"],
  ["email_change_current", "email_change"],
  ["email_change_new", "email_change"],
] as const)("a mail of %s carries the link of type %s, and the code", async (kind, type) => {
  const mail = await sent({
    kind,
    token: "123456",
    tokenHash: "pkce_abc",
    redirectTo: "https://adjutant.example/x?a=1#b",
    newEmail: "new@example.com",
  });
  const link = `https://adjutant.example/auth/v1/verify?token=pkce_abc&type=${type}&redirect_to=https%3A%2F%2Fadjutant.example%2Fx%3Fa%3D1%23b`;
  expect(mail).toMatchObject({ kind: `auth.${kind}`, recipient: "ann@example.com", link });
  expect(mail.text).toContain(link);
  expect(mail.text).toContain("123456");
  expect(mail.text).toContain("Valid for 1 hour");
  expect(mail.html).toContain(link.replaceAll("&", "&amp;"));
});

test.each([
  ["confirmation", "/"],
  ["magic_link", "/auth/link?type=signup"],
  ["recovery", "/auth/new-password"],
  ["email_change_new", "/profile"],
] as const)(
  "a mail of %s that a page of the product asked for tells no code, since none asks for it",
  async (kind, page) => {
    const redirectTo = `https://adjutant.example${page}`;
    const mail = await sent({ kind, token: "123456", tokenHash: "abc", redirectTo });
    expect(mail.text).not.toMatch(/123456|a code/);
    expect(mail.html).not.toMatch(/123456|a code/);
    expect(mail.link).toContain("token=abc");
  },
);

test("another program's mail tells the code, whatever its page is called", async () => {
  const redirectTo = "https://app.example.com/auth/link";
  const { text } = await sent({ kind: "recovery", token: "123456", tokenHash: "abc", redirectTo });
  expect(text).toContain("If you are asked for a code instead, enter this one:\n\n    123456");
});

test("without a place to go the link leads to the site", async () => {
  const { link } = await sent({ kind: "recovery", tokenHash: "abc" });
  expect(link).toMatch(/&redirect_to=https%3A%2F%2Fadjutant\.example$/);
});

test("a service whose issuer is only a name is linked under the site", async () => {
  const { link } = await sent({ kind: "recovery", tokenHash: "abc", service: { ...service, issuer: "me" } });
  expect(link).toMatch(/^https:\/\/adjutant\.example\/auth\/v1\/verify\?/);
});

test("a mail that asks again who it is carries a code and no link", async () => {
  const mail = await sent({ kind: "reauthentication", token: "654321", tokenHash: "abc" });
  expect(mail).not.toHaveProperty("link");
  expect(mail.text).toContain("654321");
  expect(mail.text).not.toContain("verify");
});

test.each(["de", "de-AT"])("it is written in the language of the person: %s", async (locale) => {
  const mail = await sent({ kind: "recovery", tokenHash: "abc" }, { locale });
  expect(mail.subject).toBe("Wählen Sie ein neues Passwort");
  expect(mail.text).toContain("Gültig für 1 Stunde");
  expect(mail.html).toContain('<html lang="de">');
});

test.each(["fr", 7, ["de"], "__proto__", null])(
  "a language that is not there becomes English: %j",
  async (locale) => {
    expect((await sent({ kind: "recovery" }, { locale })).subject).toBe("Choose a new password");
  },
);

test("a notice tells account, what, when in the person's time zone, and no link", async () => {
  const mail = await sent(
    { kind: "factor_enrolled", detail: "Authenticator app" },
    { timezone: "Europe/Berlin" },
  );
  expect(mail.text).toContain("Account: ann@example.com");
  expect(mail.text).toContain("What: Authenticator app");
  expect(mail.text).toMatch(/When: Nov 21, 2026.*01:00\sPM GMT\+1/);
  expect(mail).not.toHaveProperty("link");
});

test("a time zone that nobody knows becomes UTC", async () => {
  const mail = await sent({ kind: "password_changed" }, { timezone: "Mars/Olympus" });
  expect(mail.text).toMatch(/12:00\sPM UTC/);
});

test("both languages say something in every kind, and a name is no HTML", async () => {
  expect(Object.keys(german.mails)).toEqual(Object.keys(english.mails));
  expect(Object.keys(german.texts)).toEqual(Object.keys(english.texts));
  for (const kind of Object.keys(english.mails) as AuthMailKind[]) {
    for (const locale of ["en", "de"]) {
      const mail = await sent({ kind, detail: "<b>x</b>", newEmail: '"<i>"@example.com' }, { locale });
      expect(mail.subject?.length).toBeGreaterThan(5);
      expect(mail.html).not.toMatch(/<b>|<i>/);
    }
  }
});

test("the last mail of an account leads to the certificate of its erasure, in both languages", async () => {
  const erasureId = "6d6c9d2e-8a55-4f0e-9b1a-3a2b1c0d9e8f";
  for (const locale of ["en", "de"]) {
    const { text, html } = await sent({ kind: "account_deleted", erasureId }, { locale });
    expect(text).toContain(`/erasures/${erasureId}`);
    expect(html).toContain(`/erasures/${erasureId}"`);
  }
});

test.each(["confirmation", "sign_in", "phone_change", "factor", "reauthentication"] as const)(
  "a text message for %s carries the code, in one message",
  async (kind) => {
    await sendText(server.system, kind);
    const { text, recipient } = await newest();
    expect(recipient).toBe("491701234567");
    expect(text).toContain("123456");
    expect(text.length).toBeLessThan(140);
  },
);
