import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BillingWorld, createBillingWorld } from "../testing/billing-world.ts";

let world: BillingWorld;
let headers: Record<string, string>;
beforeAll(async () => {
  world = await createBillingWorld();
  const checkout = await world.begin();
  world.provider.complete(checkout.sessionId);
  await checkout.finish();
  const { data } = await world
    .authClient()
    .signInWithPassword({ email: checkout.email, password: "a good password" });
  headers = { authorization: `Bearer ${data.session?.access_token}` };
});
afterAll(() => world[Symbol.asyncDispose]());

/** What the provider was sent while the portal was opened. */
async function open(body: object = {}) {
  const sent: { path: string; fields: Record<string, string> }[] = [];
  const { fetch } = world.provider;
  world.provider.fetch = async (input, init) => {
    const fields = Object.fromEntries(new URLSearchParams(String(init?.body ?? "")));
    sent.push({ path: new URL(String(input)).pathname, fields });
    return fetch(input, init);
  };
  const reply = await world.call("customer-portal", body, headers);
  world.provider.fetch = fetch;
  const of = (path: string) => sent.filter((call) => call.path === path).map(({ fields }) => fields);
  return {
    reply,
    configured: of("/v1/billing_portal/configurations"),
    opened: of("/v1/billing_portal/sessions"),
  };
}

describe("the portal", () => {
  it("is configured once, by which nobody changes the address there", async () => {
    const first = await open();
    expect(first.reply.status).toBe(200);
    expect(first.configured).toHaveLength(1);
    const allowed = Object.entries(first.configured[0] ?? {}).filter(([name]) =>
      name.includes("allowed_updates"),
    );
    expect(allowed.map(([, value]) => value)).toEqual(["address", "name", "tax_id"]);
    const again = await open();
    expect(again.configured).toEqual([]);
    expect(again.opened[0]).toMatchObject({ configuration: "bpc_1" });
  });

  it("is configured anew where the provider does not know its configuration any more", async () => {
    const { fetch } = world.provider;
    let refusals = 0;
    world.provider.fetch = async (input, init) => {
      const isPortal = new URL(String(input)).pathname === "/v1/billing_portal/sessions";
      if (!isPortal || refusals > 0) return fetch(input, init);
      refusals += 1;
      const error = {
        type: "invalid_request_error",
        code: "resource_missing",
        message: "No such configuration",
      };
      return Response.json({ error }, { status: 404 });
    };
    const { reply, configured, opened } = await open();
    world.provider.fetch = fetch;
    expect([reply.status, configured.length, opened.length]).toEqual([200, 1, 2]);
    expect((await open()).configured).toEqual([]);
  });

  it("leads straight to where a card is given, and back", async () => {
    const { opened } = await open({ flow: "payment_method_update" });
    expect(opened[0]).toMatchObject({
      "flow_data[type]": "payment_method_update",
      "flow_data[after_completion][redirect][return_url]":
        "http://product.example/settings/billing?billing=return",
    });
  });

  it("is not opened for a way that it does not have", async () => {
    const { reply, opened } = await open({ flow: "subscription_delete" });
    expect([reply.status, opened]).toEqual([400, []]);
  });
});
