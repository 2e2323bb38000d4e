import { expect, test } from "vitest";
import { createPages } from "./testing/create-pages.ts";

const secret = "cs_test_a_secret_b";
const path = "/sandbox/c/embedded";

test("the page in the frame runs only files of this origin and is framed by the product alone", async () => {
  const { server } = await createPages("https://app.company.com");
  const { headers, body } = await server.inject(path);
  const policy = String(headers["content-security-policy"]).split("; ");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'self' https://app.company.com");
  expect(policy.join()).not.toMatch(/unsafe|\*|data:/);
  expect(headers["x-frame-options"]).toBeUndefined();
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["cache-control"]).toBe("no-store");
  expect(body).not.toMatch(/<script(?![^>]* src="\/sandbox\/)|<style| style=| on\w+=/);
});

test("the page in the frame is the same for everyone: it knows no checkout", async () => {
  const { server, openCheckout } = await createPages();
  openCheckout(secret, { email: "secret@company.com" });
  const first = await server.inject(path);
  const second = await server.inject({ url: path, headers: { cookie: "a=b" } });
  expect(first.body).toBe(second.body);
  expect(first.body).not.toContain("secret@company.com");
});

test("nobody frames the portal, and nothing of it is kept", async () => {
  const { server, openPortal } = await createPages();
  openPortal("link");
  const { headers } = await server.inject("/sandbox/p/link");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["referrer-policy"]).toBe("no-referrer");
});

test("every file that a page names is served, as what it is", async () => {
  const { server, openPortal } = await createPages();
  openPortal("link");
  const pages = [await server.inject(path), await server.inject("/sandbox/p/link")];
  const names = pages.flatMap(({ body }) => body.match(/\/sandbox\/files\/[\w.-]+/g) ?? []);
  expect(new Set(names).size).toBeGreaterThanOrEqual(6);
  for (const name of ["/sandbox/stripe.js", ...names]) {
    const { statusCode, headers } = await server.inject(name);
    expect([name, statusCode, headers["x-content-type-options"]]).toEqual([name, 200, "nosniff"]);
    if (name.endsWith(".js")) expect(headers["content-type"]).toContain("text/javascript");
  }
});

test("a file is asked for again and not sent again while it is the same", async () => {
  const { server } = await createPages();
  const { headers } = await server.inject("/sandbox/stripe.js");
  expect(headers["cache-control"]).toBe("no-cache");
  const again = await server.inject({
    url: "/sandbox/stripe.js",
    headers: { "if-none-match": String(headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test.each(["../package.json", "..%2f..%2fpackage.json", "stripe.js", "__proto__", "nothing"])(
  "there is no file named %s",
  async (name) => {
    const { server } = await createPages();
    expect((await server.inject(`/sandbox/files/${name}`)).statusCode).toBe(404);
  },
);

test("a failure that is no refusal is left to the server around", async () => {
  const { server, sandbox } = await createPages();
  sandbox.portal.read = async () => {
    throw new Error("the database is away");
  };
  const { statusCode, body } = await server.inject("/sandbox/p/link");
  expect(statusCode).toBe(500);
  expect(body).not.toContain("<html");
});
