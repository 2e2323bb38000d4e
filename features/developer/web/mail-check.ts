import { type ClientConfig, loadConfig } from "#platform/web/api/config.ts";
import type { AdminCheck, AdminFinding } from "#platform/web/modules/admin-check.ts";

/** Whether mail leaves this installation. */
export const mailCheck: AdminCheck = {
  key: "mail",
  title: "Email",
  to: "/dev",
  read: async () => describeMail(await loadConfig()),
};

/** Describes whether mail is sent. */
export function describeMail({ features }: Pick<ClientConfig, "features">): AdminFinding {
  return features.includes("mail")
    ? { state: "good", text: "A mail server is connected. The outbox shows the status of each message." }
    : {
        state: "todo",
        text: "Set SMTP_URL to send email. Until then messages stay in the outbox, and their links work from there.",
      };
}
