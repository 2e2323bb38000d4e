import { expect, test } from "vitest";
import { createPages } from "../testing/create-pages.ts";

const root = "/sandbox/a/token";

async function send(url: string, form: Record<string, string>) {
  const pages = await createPages();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const payload = String(new URLSearchParams(form));
  const reply = await pages.server.inject({ method: "POST", url, headers, payload });
  return { ...reply, acts: pages.admin.acts, body: reply.body, headers: reply.headers };
}

test.each(["", "/customers", "/subscriptions", "/invoices", "/events"])(
  "%s is a page whose values stay text, and that says that this is a test",
  async (view) => {
    const { server } = await createPages();
    const { statusCode, body, headers } = await server.inject(root + view);
    expect(statusCode).toBe(200);
    expect(body).toContain("TEST MODE");
    expect(body).toContain('aria-current="page"');
    expect(body).not.toMatch(/<img|<style| style=/);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  },
);

test("a list leads to the older ones, events to what can be done about them", async () => {
  const { server } = await createPages();
  expect((await server.inject(`${root}/customers`)).body).toContain(`${root}/customers?after=cus_1`);
  const { body } = await server.inject(`${root}/events`);
  for (const word of ["Bring now", "Twice", "Delay 1 min", "Drop", "waiting", "2 tries"])
    expect(body).toContain(word);
});

test.each([
  [
    { act: "advance_clock", customerId: "cus_1", to: "7" },
    { kind: "advance_clock", to: { days: 7 } },
  ],
  [
    { act: "advance_clock", customerId: "cus_1", to: "trial_end" },
    { kind: "advance_clock", to: "trial_end" },
  ],
  [
    { act: "set_fault", fault: "call_error", times: "3" },
    { kind: "set_fault", fault: "call_error", times: 3 },
  ],
  [
    { act: "refund_invoice", invoiceId: "in_1" },
    { kind: "refund_invoice", invoiceId: "in_1" },
  ],
  [
    { act: "drop_event", eventId: "evt_1" },
    { kind: "drop_event", eventId: "evt_1" },
  ],
])("a form does what it says, and leads back: %o", async (form, act) => {
  const { statusCode, headers, acts } = await send(`${root}/customers`, form);
  expect([statusCode, headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/sandbox\/a\/token\/customers\?done=/),
  ]);
  expect(acts).toEqual([expect.objectContaining(act)]);
});

test("everything is reset only when the name of the installation was typed", async () => {
  const wrong = await send(root, { act: "reset", typedName: "yes" });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain("This is not the name of this installation.");
  const right = await send(root, { act: "reset", typedName: "adjutant.example" });
  expect(right.headers.location).toBe(`${root}?done=reset`);
});

test("without a link there is nothing to see or do", async () => {
  const { server } = await createPages();
  expect((await server.inject("/sandbox/a/other/customers")).statusCode).toBe(404);
  expect((await server.inject("/sandbox/admin")).body).not.toContain("cus_1");
  expect((await send("/sandbox/a/other", { act: "reset", typedName: "adjutant.example" })).statusCode).toBe(
    404,
  );
  expect((await send(root, { act: "dance" })).statusCode).toBe(400);
  expect((await server.inject(`${root}/secrets`)).statusCode).toBe(400);
});
