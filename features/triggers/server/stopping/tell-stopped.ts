import { notifyPeople } from "#features/notifications/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { chooseTexts } from "#platform/server/mail/letter/choose-texts.ts";
import { letterHtml } from "#platform/server/mail/letter/letter-html.ts";
import { letterText } from "#platform/server/mail/letter/letter-text.ts";
import { queueMessage } from "#platform/server/mail/queue-message.ts";
import { publicUrlOf } from "#platform/server/public-url.ts";
import type { TriggerRow } from "../trigger.repository.ts";
import { findReader } from "./reader.repository.ts";
import { english, german } from "./stopped-texts.ts";

/**
 * Tells the person of a trigger that it stopped: in the bell, and by mail, once each time. Part of stopping. Somebody who
 * may not act in the workspace is told by mail alone.
 */
export async function tellStopped(ctx: Ctx, trigger: TriggerRow): Promise<void> {
  const { id, workspace_id: workspaceId, user_id: userId, name, paused_because, version } = trigger;
  if (paused_because === null || paused_because === "chosen") return;
  await notifyPeople(ctx, {
    ...{ kind: "trigger_stopped", workspaceId, userIds: [userId] },
    object: { noun: "trigger", id },
    path: `/agents/triggers/${id}`,
    facts: { title: name, because: paused_because },
  });
  const reader = await findReader(ctx.db, userId);
  if (!reader) return;
  const publicUrl = publicUrlOf(ctx.services);
  const url = `${publicUrl}/agents/triggers/${id}`;
  const texts = chooseTexts({ en: english, de: german }, reader.raw_user_meta_data);
  const letter = {
    language: texts.language,
    title: texts.title(name),
    paragraphs: [
      texts.reasons[paused_because],
      paused_because === "admin" ? texts.stays.admin : texts.stays.own,
    ],
    button: { label: texts.button, url, fallback: texts.fallback },
    closing: texts.closing(new URL(publicUrl).host),
  };
  await queueMessage(ctx, {
    ...{ channel: "mail", kind: "triggers.stopped", recipient: reader.email, userId },
    dedupeKey: `trigger-stopped:${id}:${version}`,
    content: { subject: letter.title, text: letterText(letter), html: letterHtml(letter), link: url },
  });
}
