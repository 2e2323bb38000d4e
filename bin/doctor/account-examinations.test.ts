import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { startMailServer } from "#mocks/mail-server/start-mail-server.ts";
import { loadConfig } from "#platform/server/config/load-config.ts";
import { accountExaminations } from "./account-examinations.ts";
import { report } from "./check-installation.ts";

const root = resolve(import.meta.dirname, "../..");

async function examine(name: string, settings: Record<string, string>): Promise<string> {
  const examination = accountExaminations(loadConfig(settings, root)).find((one) => one.name === name);
  const lines: string[] = [];
  if (examination) await report(examination, (line) => void lines.push(line));
  return lines.join("\n");
}

describe("mail", () => {
  it("is in order when the server answers and accepts the login, and none is sent", async () => {
    await using server = await startMailServer({ user: "me", password: "p@ss word" });
    const found = await examine("Mail", { SMTP_URL: server.url });
    expect(found).toMatch(/^pass .+ Mail: 127\.0\.0\.1:\d+ answers and accepts the login; nothing was sent$/);
    expect(server.received).toEqual([]);
    expect(server.faults).toEqual([]);
  });

  it("is in order without a login where the server asks for none", async () => {
    await using server = await startMailServer();
    expect(await examine("Mail", { SMTP_URL: server.url })).toMatch(/^pass .+ answers; nothing was sent$/);
  });

  it("is not when the login is refused, and the password is not told", async () => {
    await using server = await startMailServer({ user: "me", password: "right" });
    const found = await examine("Mail", { SMTP_URL: server.url.replace("right", "wrong-secret") });
    expect(found).toMatch(
      /^FAIL .+ does not accept the user and password of SMTP_URL \(535 5\.7\.8\)\.\n +Correct/,
    );
    expect(found).not.toContain("wrong-secret");
  });

  it("is not when nobody listens", async () => {
    const listener = createServer().listen(0, "127.0.0.1");
    await once(listener, "listening");
    const { port } = listener.address() as AddressInfo;
    listener.close();
    await once(listener, "close");
    expect(await examine("Mail", { SMTP_URL: `smtp://127.0.0.1:${port}` })).toMatch(
      /^FAIL .+ The mail server could not be reached\./,
    );
  });

  it("is not when somebody listens and says nothing, which is not waited for long", async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    const found = await examine("Mail", { SMTP_URL: `smtp://127.0.0.1:${port}` });
    silent.close();
    expect(found).toMatch(/^FAIL .+ The mail server did not answer in time\./);
  }, 15_000);

  it("stays in the outbox without a server, and says where it is read", async () => {
    expect(await examine("Mail", {})).toMatch(
      /^pass .+ no SMTP_URL: mails stay in the outbox, .+ \/dev; mails of people never leave/,
    );
  });
});

describe("the address of the site", () => {
  it.each([
    ["https://assistant.example.com", /^pass .+ passkeys are bound to assistant\.example\.com$/],
    ["http://localhost:3000", /^pass .+ passkeys are bound to localhost$/],
    ["http://127.0.0.1:3000", /^pass .+ passkeys work at http:\/\/localhost:3000$/],
    ["https://192.0.2.7", /^pass .+ passkeys do not work at a bare address, only at a name$/],
  ])("%s is in order", async (PUBLIC_URL, expected) => {
    expect(await examine("Site address", { PUBLIC_URL })).toMatch(expected);
  });

  it.each(["http://assistant.example.com", "http://192.0.2.7:3000"])("%s is not", async (PUBLIC_URL) => {
    const found = await examine("Site address", { PUBLIC_URL });
    expect(found).toMatch(
      /^FAIL .+ without HTTPS: passwords travel in clear, and passkeys do not work\.\n +Put/,
    );
  });

  it("has to lie in the domain of passkeys", async () => {
    const PUBLIC_URL = "https://assistant.example.com";
    expect(await examine("Site address", { PUBLIC_URL, GOTRUE_WEBAUTHN_RP_ID: "example.com" })).toMatch(
      /^pass/,
    );
    const found = await examine("Site address", { PUBLIC_URL, GOTRUE_WEBAUTHN_RP_ID: "example.org" });
    expect(found).toMatch(/^FAIL .+ which is not the domain of .+\n +Set it to assistant\.example\.com or/);
  });
});
