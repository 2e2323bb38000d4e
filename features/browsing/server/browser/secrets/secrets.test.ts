import { describe, expect, it } from "vitest";
import type { ChatClient } from "#features/chat/server/testing.ts";
import type { BrowserSecret } from "../../../contract/index.ts";
import { stageBrowser } from "../testing/stage-browser.ts";
import { fillSecret } from "./keep-secret.ts";

const staged = stageBrowser();
const { url, browserOf, ask, becomes, callsOf, approvalOf, decide } = staged;
const path = "/api/v1/browser-secrets";
const value = "open-sesame-4711";

const store = (who: ChatClient, more: object = {}) =>
  who.call<BrowserSecret>("POST", path, { name: "Shop", origin: url("/any/page"), value, ...more });
const secretsOf = async (who: ChatClient) => (await who.get<{ items: BrowserSecret[] }>(path)).items;

describe("a stored password", () => {
  it("is its person's, is never sent back, and is sealed where it lies", async () => {
    const ann = browserOf();
    const { status, body } = await store(ann);
    expect({ status, origin: body.origin }).toEqual({ status: 201, origin: `http://${staged.site.origin}` });
    expect(JSON.stringify(await secretsOf(ann))).not.toContain(value);
    const colleague = browserOf({ ...browserOf().person, workspaceId: ann.person.workspaceId });
    expect(await secretsOf(colleague)).toEqual([]);
    expect((await colleague.call("DELETE", `${path}/${body.id}`)).status).toBe(404);
    const rows = await staged.server.look("select * from browser_secrets where id = $1", [body.id]);
    expect(JSON.stringify(rows)).not.toContain(value);
    expect((await ann.call("DELETE", `${path}/${body.id}`)).status).toBe(204);
    expect(await secretsOf(ann)).toEqual([]);
  });

  it("has a name of its own, and an address of the web", async () => {
    const ann = browserOf();
    await store(ann);
    expect((await store(ann, { name: "shop" })).status).toBe(409);
    expect((await store(ann, { name: "Other", origin: "file:///etc" })).status).toBe(400);
    expect((await store(ann, { name: "Other", origin: "https://ann@shop.test" })).status).toBe(400);
  });

  it("is not stored for a website without encryption, unless the operator allowed that server", async () => {
    const ann = browserOf();
    for (const origin of ["http://shop.test", "HTTP://shop.test:8080/login", "http://127.0.0.1:1"]) {
      expect(await store(ann, { origin })).toMatchObject({
        ...{ status: 422, body: { error: { code: "browser.secret_unencrypted" } } },
      });
    }
    expect((await store(ann, { origin: "https://shop.test" })).status).toBe(201);
    expect((await store(ann, { name: "Inside" })).status).toBe(201);
    expect((await secretsOf(ann)).map(({ origin }) => new URL(origin).protocol)).toEqual(["http:", "https:"]);
  });

  it("that was stored before is not filled in there either", async () => {
    const ann = browserOf();
    const { body } = await store(ann, { isAutomatic: true, origin: "https://shop.test" });
    await staged.server.look("update browser_secrets set origin = 'http://shop.test' where id = $1", [
      body.id,
    ]);
    await expect(fillSecret(staged.server.as(ann.person), { id: body.id })).rejects.toMatchObject({
      code: "browser.secret_unencrypted",
    });
  });
});

describe("a password that is filled in", () => {
  const fill = (who: ChatClient, ref = "e11") =>
    ask(who, [
      ["browser_open", { url: url("/form") }],
      ["browser_fill_secret", { ref, secret: "shop" }],
      ["browser_read", {}],
    ]);

  it("waits for its person, and is in nothing that the model reads", async () => {
    const ann = browserOf();
    await store(ann);
    const { run } = await fill(ann);
    await becomes(ann, run.id, "waiting");
    const approval = await approvalOf(ann, run.id);
    expect(approval.shown.act).toBe(`Fill in your password “Shop” on ${staged.site.origin}`);
    expect(JSON.stringify(approval)).not.toContain(value);
    await decide(ann, approval, "approve");
    await becomes(ann, run.id, "succeeded");
    const calls = await callsOf(run.id);
    expect(calls.map(({ error_code }) => error_code)).toEqual([null, null, null]);
    expect(calls.at(-1)?.content).toMatch(/textbox "Password".*: ••••••/);
    expect(JSON.stringify(calls)).not.toContain(value);
    expect(JSON.stringify(staged.server.model.requests.map(({ body }) => body))).not.toContain(value);
    expect((await secretsOf(ann))[0]?.usedAt).not.toBeNull();
  });

  it("does not wait where the person allowed it", async () => {
    const ann = browserOf();
    await store(ann, { isAutomatic: true });
    const { run } = await fill(ann);
    await becomes(ann, run.id, "succeeded");
    expect((await callsOf(run.id)).map(({ error_code }) => error_code)).toEqual([null, null, null]);
  });

  it("goes to no other website and into no other field", async () => {
    const ann = browserOf();
    await store(ann, { isAutomatic: true, origin: "https://bank.test" });
    const elsewhere = await fill(ann);
    await becomes(ann, elsewhere.run.id, "succeeded");
    expect((await callsOf(elsewhere.run.id))[1]?.error_code).toBe("browsing.other_origin");
    const bob = browserOf();
    await store(bob, { isAutomatic: true });
    const visible = await fill(bob, "e5");
    await becomes(bob, visible.run.id, "succeeded");
    expect((await callsOf(visible.run.id))[1]?.error_code).toBe("browsing.no_password_field");
  });
});

describe("a field of a secret", () => {
  it("is not typed into by a model, be it a password or a card number", async () => {
    const ann = browserOf();
    const type = (ref: string): [string, object] => [
      "browser_type",
      { fields: [{ ref, text: "4111 1111 1111 1111" }] },
    ];
    const { run } = await ask(ann, [["browser_open", { url: url("/form") }], type("e11"), type("e13")]);
    await becomes(ann, run.id, "succeeded");
    const [, ...typed] = await callsOf(run.id);
    const refused = {
      ...{ status: "denied", error_code: "browsing.secret_field" },
      // It names the field in the words of the page.
      result_integrity: "untrusted",
    };
    expect(typed).toMatchObject([refused, refused]);
  });
});
