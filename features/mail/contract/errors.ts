import { defineErrors } from "#platform/contract/define-errors.ts";

export const mailErrors = defineErrors({
  "mail.not_found": [404, "This mail does not exist. It may have been deleted."],
  "mail.sender_not_verified": [403, "Confirm your email address first. Answers to your mails go to it."],
  "mail.too_many": [
    429,
    "You have sent the most mails that one person may send in a day. Try again tomorrow.",
  ],
  "mail.has_left": [409, "This mail has left and cannot be taken back."],
  "mail.not_repeatable": [409, "Only a mail that was not sent for certain can be sent again."],
  "mail.no_server": [409, "No mail server is set up, so the mail would go to the outbox again."],
  "mail.incomplete": [400, "This draft cannot be sent yet."],
  "mail.too_many_drafts": [409, "You have the most drafts that one person may have. Delete some first."],
});
