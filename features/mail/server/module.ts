import { registerTool } from "#features/tools/server/index.ts";
import type { MailSettings } from "#platform/server/config/config.ts";
import type { Module } from "#platform/server/module.ts";
import { mailActs } from "./acts.ts";
import { legalHoldMails } from "./legal-hold-mails.ts";
import { mailRoutes } from "./mail.routes.ts";
import { releaseDueMails } from "./sending/release-due-mails.job.ts";
import { releaseMail } from "./sending/release-mail.job.ts";
import { draftMail } from "./tools/draft-mail.tool.ts";
import { sendMailTool } from "./tools/send-mail.tool.ts";

export interface MailOptions extends Partial<MailSettings> {
  /** The sender of all mail of this installation. */
  sender: string;
}

const ended = ["withdrawn", "sent", "in_outbox", "failed", "unknown"] as const;

/** Mails that people write and send with the assistant. */
export function createMailModule({ holdSeconds = 60, sender }: MailOptions): Module {
  const sendMail = sendMailTool({ holdSeconds, sender });
  return {
    name: "mail",
    acts: mailActs,
    routes: [mailRoutes({ holdSeconds })],
    jobs: [releaseMail, releaseDueMails],
    erasable: [
      // Only their person sees them, and each names the address that answers go to.
      { table: "mail_drafts", columns: ["workspace_id", "user_id"], isNaming: true },
      { table: "outgoing_mails", columns: ["workspace_id", "user_id"], isNaming: true },
    ],
    retention: [
      {
        ...{ table: "mail_drafts", column: "updated_at", keepFor: { days: 365 } },
        audit: { act: "mail.drafts_expired", fact: "drafts" },
      },
      {
        ...{ table: "outgoing_mails", column: "ended_at", keepFor: { days: 365 } },
        where: { state: { in: ended } },
        audit: { act: "mail.expired", fact: "mails" },
      },
    ],
    archived: [legalHoldMails],
    start(services) {
      registerTool(services, "mail", draftMail);
      registerTool(services, "mail", sendMail);
    },
  };
}
