import type { WebModule } from "#platform/web/modules/web-module.ts";
import { optionalPart } from "#platform/web/page/optional-part.ts";

/** What the inbox adds to the shell. */
export const inboxWeb: WebModule = {
  emailChoices: [
    { key: "inbox", Choice: optionalPart(async () => (await import("./mails-choice.tsx")).MailsChoice) },
  ],
};
