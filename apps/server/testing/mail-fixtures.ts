import { deleteDraft } from "#features/mail/server/delete-draft.ts";
import { holdAgain } from "#features/mail/server/send-again.ts";
import { holdDraft } from "#features/mail/server/send-draft.ts";
import { holdMail } from "#features/mail/server/send-mail.ts";
import { beginSending, putInOutbox } from "#features/mail/server/sending/begin-sending.ts";
import { endSending, giveUpLostMails } from "#features/mail/server/sending/end-sending.ts";
import { withdrawMail } from "#features/mail/server/withdraw-mail.ts";
import { changeDraft, writeDraft } from "#features/mail/server/write-draft.ts";
import { systemLabel } from "#platform/contract/label.ts";
import { newId } from "#platform/server/ids.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

const content = { to: ["bob@example.com"], cc: [], bcc: [], subject: "Offer", body: "Here it is." };
const written = () => ({ id: newId(), content, label: systemLabel, conversationId: null });
const replyTo = "ann@example.com";

async function drafted({ newPerson }: CommandWorld) {
  const { ctx } = await newPerson();
  return { ctx, id: (await writeDraft(ctx, written())).id };
}

async function held({ newPerson }: CommandWorld) {
  const { ctx } = await newPerson();
  const { workspace_id: workspaceId, id } = await holdMail(ctx, { ...written(), replyTo, holdSeconds: 0 });
  return { ctx, id, key: { workspaceId, id } };
}

/** As if a mail server had been there when it was held. */
async function heldToLeave(world: CommandWorld) {
  const mail = await held(world);
  await world.look("update outgoing_mails set for_outbox = false where id = $1", [mail.id]);
  return mail;
}

/** Commands on mails. */
export const mailFixtures: Record<string, CommandFixture> = {
  "mail.draft": { act: "mail.drafted", perform: drafted },
  "mail.change_draft": {
    act: "mail.draft_changed",
    async perform(world) {
      const { ctx, id } = await drafted(world);
      await changeDraft(ctx, { id, content: { ...content, subject: "Another offer" } });
    },
  },
  "mail.delete_draft": {
    act: "mail.draft_deleted",
    async perform(world) {
      const { ctx, id } = await drafted(world);
      await deleteDraft(ctx, { id });
    },
  },
  "mail.send_draft": {
    act: "mail.draft_sent",
    async perform(world) {
      const { ctx, id } = await drafted(world);
      await holdDraft(ctx, { id, replyTo, holdSeconds: 60 });
    },
  },
  "mail.send_again": {
    act: "mail.sent_again",
    async perform(world) {
      const { ctx, id } = await held(world);
      await world.look("update outgoing_mails set state = 'failed', ended_at = now() where id = $1", [id]);
      await holdAgain(ctx, { id, replyTo, holdSeconds: 60 });
    },
  },
  "mail.send": { act: "mail.held", perform: held },
  "mail.withdraw": {
    act: "mail.withdrawn",
    async perform(world) {
      const { ctx, id } = await held(world);
      await withdrawMail(ctx, { id });
    },
  },
  "mail.begin_sending": {
    act: "mail.released",
    perform: async (world) => beginSending(world.system, (await heldToLeave(world)).key),
  },
  "mail.end_sending": {
    act: "mail.sent",
    async perform(world) {
      const mail = await beginSending(world.system, (await heldToLeave(world)).key);
      if (mail) await endSending(world.system, { mail, submission: { outcome: "accepted", refused: [] } });
    },
  },
  "mail.put_in_outbox": {
    act: "mail.put_in_outbox",
    perform: async (world) => putInOutbox(world.system, (await held(world)).key),
  },
  "mail.give_up_lost": {
    act: "mail.lost",
    async perform(world) {
      await beginSending(world.system, (await heldToLeave(world)).key);
      await giveUpLostMails(world.system, new Date(world.system.now().getTime() + 600_000));
    },
  },
};
