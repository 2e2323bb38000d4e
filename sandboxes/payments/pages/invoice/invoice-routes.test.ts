import { expect, test } from "vitest";
import { createPages } from "../testing/create-pages.ts";

const url = "/sandbox/i/in_1.x";
const good = { number: "4242 4242 4242 4242", expiry: "04 / 30", cvc: "123" };

async function openInvoice() {
  const { server } = await createPages();
  const get = (address = url) => server.inject(address);
  const send = (form: Record<string, string>) =>
    server.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: String(new URLSearchParams(form)),
    });
  return { get, send };
}

test("an invoice shows what it is for, its sums, and that this is a test", async () => {
  const { get } = await openInvoice();
  const { body } = await get();
  for (const words of ["TEST MODE", "SBX-0001", "1 × Business", "-$9.99", "$91.00", "Download PDF"]) {
    expect(body).toContain(words);
  }
});

test("it is a PDF whose table of contents leads to every part, and in which text ends nothing", async () => {
  const { get } = await openInvoice();
  const { headers, rawPayload } = await get(`${url}/pdf`);
  expect(headers["content-type"]).toBe("application/pdf");
  expect(headers["content-disposition"]).toBe('attachment; filename="invoice-SBX-0001.pdf"');
  const file = rawPayload.toString("latin1");
  expect(file.startsWith("%PDF-1.4\n")).toBe(true);
  const at = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  expect(file.slice(at, at + 5)).toBe("xref\n");
  const offsets = [...file.slice(at).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets.length).toBeGreaterThan(5);
  for (const [index, offset] of offsets.entries()) {
    expect(file.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
  }
  expect(file).toContain("(Ada \\(\\\\\\)");
  expect(file).toContain("TEST MODE");
});

test("it is paid with a card; a refusal says why, and a bank may ask", async () => {
  const { get, send } = await openInvoice();
  expect((await send({ ...good, cvc: "" })).statusCode).toBe(422);
  const declined = await send({ ...good, number: "4000000000000002" });
  expect([declined.statusCode, declined.body.includes("Your card was declined.")]).toEqual([422, true]);
  expect(declined.body).not.toContain("4000000000000002");
  const asked = { ...good, number: "4000002500003155" };
  expect((await send(asked)).body).toContain("Your bank asks");
  expect((await send({ ...asked, challengeResult: "passed" })).headers.location).toBe(url);
  expect((await get()).body).not.toContain("<form");
});

test("an address that nobody gave out shows nothing", async () => {
  const { get } = await openInvoice();
  expect((await get("/sandbox/i/in_1.y")).statusCode).toBe(404);
  expect((await get("/sandbox/i/in_1.y/pdf")).statusCode).toBe(404);
});
