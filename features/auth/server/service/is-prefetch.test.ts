import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lastMessageTo, messagesTo } from "../proofs/testing.ts";
import { type AuthTestServer, createAuthTestServer } from "../testing.ts";
import { endpoints } from "./endpoints.ts";

let server: AuthTestServer;
beforeAll(async () => {
  server = await createAuthTestServer([], { auth: { issuer: "http://127.0.0.1:3000/auth/v1" } });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.look("delete from rate_limits"));

const looks: [string, RequestInit, number][] = [
  ["HEAD", { method: "HEAD" }, 200],
  ["Sec-Purpose: prefetch", { headers: { "sec-purpose": "prefetch;prerender" } }, 503],
  ["Purpose: prefetch", { headers: { purpose: "prefetch" } }, 503],
];

/** How much there is of all that a GET could use up, begin or send. */
const everything = () =>
  server.look(
    `select (select count(*) from auth.one_time_tokens) as proofs, (select count(*) from auth.flow_states) as flows,
       (select count(*) from auth.sessions) as sessions, (select count(*) from audit_events) as events,
       (select count(*) from outgoing_messages) as messages, (select count(*) from rate_limits) as limits`,
  );

describe.each(looks)("a request with %s", (_name, init, status) => {
  test("uses up no link of a mail: whoever opens it afterwards is signed in", async () => {
    const email = `${randomBytes(6).toString("hex")}@example.com`;
    await server.authClient().signInWithOtp({ email });
    const { link } = await lastMessageTo(server, email);
    const address = link.replace(/^https?:\/\/[^/]+/, server.url);
    const before = await everything();
    const look = await fetch(address, { redirect: "manual", ...init });
    expect([look.status, look.headers.get("cache-control"), await look.text()]).toEqual([
      status,
      "no-store",
      "",
    ]);
    expect(await everything()).toEqual(before);
    const opened = await fetch(address, { redirect: "manual" });
    expect(opened.status).toBe(303);
    expect(opened.headers.get("location")).toContain("access_token=");
  });

  test.each(endpoints.filter(({ isChange }) => isChange).map(({ path }) => path))(
    "changes nothing at %s",
    async (path) => {
      const { session, email } = await server.signUpPerson();
      const headers = new Headers(init.headers);
      headers.set("apikey", server.publishableKey);
      headers.set("authorization", `Bearer ${session.access_token}`);
      const before = await everything();
      const mails = (await messagesTo(server, email)).length;
      const address = `${server.url}/auth/v1${path.replace("*", "id.example.com")}?provider=google&state=x`;
      const look = await fetch(address, { ...init, headers, redirect: "manual" });
      expect(look.status).toBe(status);
      expect(await everything()).toEqual(before);
      expect(await messagesTo(server, email)).toHaveLength(mails);
    },
  );
});

test("every GET endpoint not listed here only reads", () => {
  const reading = endpoints.filter(({ method, isChange }) => method === "GET" && !isChange);
  const left = reading.map(({ path }) => path).filter((path) => !/^\/(admin|oauth|user\/oauth)\//.test(path));
  expect(left.toSorted()).toEqual([
    "/.well-known/jwks.json",
    "/.well-known/openid-configuration",
    "/factors/recovery-codes",
    "/health",
    "/passkeys",
    "/settings",
    "/sso/saml/metadata",
    "/user",
  ]);
});
