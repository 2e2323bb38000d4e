import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import { deliverWaitingMessages } from "#platform/server/mail/deliver-waiting-messages.ts";
import { stageMail } from "./testing/stage-mail.ts";

const staged = stageMail();

/** What the upgrade does to the rows of before. */
async function upgrade() {
  const file = new URL("../../../database/migrations/0308_mails_kept_in_the_outbox.sql", import.meta.url);
  const blocks = (await readFile(file, "utf8")).matchAll(/set local role service_role;(.*?)reset role;/gs);
  for (const [, block = ""] of blocks)
    for (const statement of block.split(/;\n/)) if (statement.trim()) await staged.server.look(statement);
}

/** A mail that an earlier version put into the outbox, and what became of its messages there. */
async function inOutbox(...statuses: string[]) {
  const ann = await staged.newPerson();
  const mail = await staged.send(ann);
  await staged.server.look("update outgoing_mails set state = 'in_outbox', ended_at = now() where id = $1", [
    mail.id,
  ]);
  for (const [at, status] of statuses.entries()) {
    const recipient = `bob${at}@other.example`;
    await staged.server.look(
      `insert into outgoing_messages (id, channel, kind, recipient, sealed_content, dedupe_key, user_id, status, last_error,
         created_at)
       values ($1, 'mail', 'mail.personal', $2, 'sealed', $3, $4, $5, 'Refused.', now() - interval '1 hour')`,
      [newId(), recipient, `mail:${mail.id}:${recipient}`, ann.userId, status],
    );
  }
  return mail;
}

it("what lay in the outbox before stays there, and what it delivered by itself is said", async () => {
  const waiting = await inOutbox("waiting");
  const delivered = await inOutbox("delivered");
  const inPart = await inOutbox("delivered", "failed");
  const refused = await inOutbox("failed");
  const deleted = await inOutbox();
  await upgrade();
  await deliverWaitingMessages.perform(staged.server.system, {});
  const now = async ({ id }: { id: string }) => {
    const [row] = await staged.server.look<{ state: string; refused_addresses: string[] }>(
      "select state, refused_addresses from outgoing_mails where id = $1",
      [id],
    );
    return [row?.state, ...(row?.refused_addresses ?? [])];
  };
  expect(await now(waiting)).toEqual(["in_outbox"]);
  expect(await now(delivered)).toEqual(["sent"]);
  expect(await now(inPart)).toEqual(["sent", "bob1@other.example"]);
  expect(await now(refused)).toEqual(["failed"]);
  expect(await now(deleted)).toEqual(["unknown"]);
  const kept = await staged.server.look("select status from outgoing_messages where dedupe_key like $1", [
    `mail:${waiting.id}:%`,
  ]);
  expect(kept).toEqual([{ status: "kept" }]);
  expect(staged.mail.received).toEqual([]);
});
