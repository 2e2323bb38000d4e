import { notifyPeople } from "#features/notifications/server/index.ts";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { type BillingMailKind, isForUnproved } from "./billing-mail-kind.ts";
import type { BillingSubject } from "./billing-subject.ts";
import { noticeAccess } from "./notice.access.ts";
import { insertNotice } from "./notice.repository.ts";
import { listRecipients } from "./recipient.repository.ts";
import { sendBillingMail } from "./send-billing-mail.ts";

export interface Notice {
  workspaceId: string;
  /** Identifies the notice; each key is sent once. */
  key: string;
  /** Recorded instead when nobody may be mailed yet. */
  unheardKey?: string;
  kind: BillingMailKind;
  about: BillingSubject;
  /** Default: owners and payers, for notices about money. */
  roles?: readonly WorkspaceRole[];
}

/**
 * Mails a notice to the people of a workspace, once. False when it was sent before, or when nobody may be
 * mailed yet. In that case only the notice's `unheardKey` is recorded.
 */
export const sendNotice = command(
  "notice.send",
  noticeAccess.send,
  async (ctx, { publicUrl, notice }: { publicUrl: string; notice: Notice }): Promise<boolean> => {
    const { workspaceId, key, kind, about, roles } = notice;
    const asked = { roles: roles ?? (["owner"] as const), withPayer: roles === undefined };
    const people = await listRecipients(ctx.db, workspaceId, asked);
    const readers = people.filter((person) => person.email_confirmed_at || isForUnproved.has(kind));
    if (readers.length === 0) {
      await recordUnheard(ctx, notice);
      return false;
    }
    if (!(await insertNotice(ctx.db, workspaceId, key, ctx.now()))) return false;
    for (const { id, email, raw_user_meta_data: metadata } of readers) {
      const to = { email, userId: id, metadata };
      await sendBillingMail(ctx, { kind, publicUrl, to, about, dedupeKey: `billing:${key}:${id}` });
    }
    const news = newsOf[kind];
    if (news) {
      await notifyPeople(ctx, {
        ...{ kind: "billing", workspaceId, userIds: readers.map(({ id }) => id), by: null },
        ...{ object: { noun: "plan", id: workspaceId }, path: "/settings/billing", facts: { about: news } },
      });
    }
    await ctx.audit({
      act: "notice.sent",
      workspaceId,
      target: [{ type: "workspace", id: workspaceId }],
      facts: { kind, people: readers.length },
      isWithoutSource: true,
    });
    return true;
  },
);

/** What the bell says beside the mail. */
const newsOf: Partial<Record<BillingMailKind, "payment_failed" | "plan_changed" | "plan_ends">> = {
  payment_failed: "payment_failed",
  payment_action: "payment_failed",
  trial_ending: "plan_ends",
  cancel_planned: "plan_ends",
  payer_left: "plan_ends",
  trial_ended: "plan_changed",
  access_ended: "plan_changed",
  subscription_ended: "plan_changed",
};

async function recordUnheard(ctx: Ctx, { workspaceId, unheardKey, kind }: Notice): Promise<void> {
  if (!unheardKey || !(await insertNotice(ctx.db, workspaceId, unheardKey, ctx.now()))) return;
  await ctx.audit({
    act: "notice.held_back",
    workspaceId,
    target: [{ type: "workspace", id: workspaceId }],
    facts: { kind },
    isWithoutSource: true,
  });
}
