import { randomUUID } from "node:crypto";
import type { OutgoingMail } from "#features/mail/contract/index.ts";
import { startMailServer } from "#mocks/mail-server/start-mail-server.ts";
import { type Account, createAccount } from "../fixtures/account.ts";
import { callApi } from "../fixtures/api.ts";
import { expect, faultTest as test } from "../fixtures/fault-test.ts";
import { type OwnProduct, startProduct } from "../fixtures/product.ts";
import { proveAddress } from "../fixtures/prove-address.ts";
import { readRows } from "../fixtures/read-rows.ts";

/** Stores a draft of the person, as a tool call does, and sends it. */
async function send(product: OwnProduct, account: Account): Promise<string> {
  const id = randomUUID();
  await readRows(
    product,
    `insert into mail_drafts (workspace_id, id, user_id, to_addresses, cc_addresses, bcc_addresses, subject, body,
       integrity, readers)
     values ($1, $2, $1, '{bob@other.example}', '{}', '{}', 'Offer', 'Here it is.', 'user', '{}')`,
    [account.userId, id],
  );
  await callApi<OutgoingMail>(product.url, account, `/mail/drafts/${id}/send`, {});
  return id;
}

const stateOf = async (product: OwnProduct, account: Account, id: string) =>
  (await callApi<OutgoingMail>(product.url, account, `/mail/outgoing/${id}`)).state;

test("a mail whose server was killed while it was held back is sent once; one that was being handed over is unknown and never sent twice", {
  tag: "@long",
}, async () => {
  await using mail = await startMailServer({ isForPeople: true });
  await using product = await startProduct({ SMTP_URL: mail.url, MAIL_HOLD_SECONDS: "3" });
  const account = await createAccount(product);
  await proveAddress(product, account);
  const timesReceived = (id: string) =>
    mail.received.filter(({ headers }) => headers.get("message-id")?.includes(id)).length;

  const held = await send(product, account);
  await product.killServer();
  await product.restart();
  await expect.poll(() => stateOf(product, account, held), { timeout: 150_000 }).toBe("sent");
  expect(timesReceived(held)).toBe(1);

  // The mail server takes the mail and says nothing, and then the server is gone.
  mail.script.push({ at: "silence" });
  const cut = await send(product, account);
  await expect.poll(() => timesReceived(cut), { timeout: 90_000 }).toBe(1);
  expect(await stateOf(product, account, cut)).toBe("sending");
  await product.killServer();
  // The claim of the dead server ends now and not in a minute.
  await readRows(product, "update outgoing_mails set due_at = now() where id = $1", [cut]);
  await product.restart();
  await expect.poll(() => stateOf(product, account, cut), { timeout: 200_000 }).toBe("unknown");
  expect([timesReceived(held), timesReceived(cut)]).toEqual([1, 1]);
  expect(mail.faults).toEqual([]);
});

test("a mail that reached nobody stays in the outbox after a kill and a restart with a mail server", {
  tag: "@long",
}, async () => {
  await using mail = await startMailServer({ isForPeople: true });
  const environment: Record<string, string> = { MAIL_HOLD_SECONDS: "3" };
  await using product = await startProduct(environment);
  const account = await createAccount(product);
  await proveAddress(product, account);
  const kept = await send(product, account);
  await expect.poll(() => stateOf(product, account, kept), { timeout: 90_000 }).toBe("in_outbox");
  const held = await send(product, account);
  await product.killServer();

  environment["SMTP_URL"] = mail.url;
  await product.restart();
  await expect.poll(() => stateOf(product, account, held), { timeout: 150_000 }).toBe("in_outbox");
  const later = await send(product, account);
  await expect.poll(() => stateOf(product, account, later), { timeout: 150_000 }).toBe("sent");
  expect(await stateOf(product, account, kept)).toBe("in_outbox");
  const ids = mail.received.map(({ headers }) => headers.get("message-id") ?? "");
  expect([kept, held, later].map((id) => ids.some((given) => given.includes(id)))).toEqual([
    false,
    false,
    true,
  ]);
});
