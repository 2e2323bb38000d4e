import { z } from "zod";

/** What the mails that a person can switch off are about. */
export const InboxMailsAbout = z.enum(["waiting", "reminders"]);
export type InboxMailsAbout = z.infer<typeof InboxMailsAbout>;
