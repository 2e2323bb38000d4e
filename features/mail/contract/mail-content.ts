import { z } from "zod";
import { MailAddress, sameMailbox } from "./mail-address.ts";

/** Recipients of one mail: To, Cc and Bcc together. */
export const mostRecipients = 20;
export const mostSubjectCharacters = 250;
export const mostBodyCharacters = 20_000;

const addresses = z.array(MailAddress).max(mostRecipients);

/** One line: a line break would begin another header. */
const subject = z
  .string()
  .trim()
  .max(mostSubjectCharacters)
  .refine((text) => !/\p{Cc}/u.test(text), "A subject is one line without control characters.");

const body = z
  .string()
  .max(mostBodyCharacters)
  .transform((text) => text.replace(/\r\n?/g, "\n"))
  .refine((text) => !/[^\P{Cc}\n\t]/u.test(text), "The text holds control characters.");

const fields = {
  // Without an example: an address here would be replaced, and counted, before each call of a model.
  to: addresses.describe("Email addresses of the recipients, each alone, without names"),
  cc: addresses.optional().describe("Addresses that get a copy"),
  bcc: addresses.optional().describe("Addresses that get a copy without the others' knowing"),
};

/** A mail that can be sent: plain text to 1 to 20 addresses, each once. */
export const MailContent = z
  .object({
    ...fields,
    subject: subject.refine((text) => text !== "", "A mail needs a subject."),
    body: body
      .refine((text) => text.trim() !== "", "A mail needs a text.")
      .describe("The text, without markup"),
  })
  .transform(withEachOnce)
  .refine(({ to }) => to.length > 0, { path: ["to"], message: "A mail needs a recipient." })
  .refine(hasFewRecipients, { path: ["to"], message: `A mail has at most ${mostRecipients} recipients.` });
export type MailContent = z.infer<typeof MailContent>;

/** A mail that is being written: anything in it may still be missing. */
export const DraftContent = z
  .object({ ...fields, subject, body })
  .transform(withEachOnce)
  .refine(hasFewRecipients, { path: ["to"], message: `A mail has at most ${mostRecipients} recipients.` });
export type DraftContent = z.infer<typeof DraftContent>;

interface Addressed {
  to: string[];
  cc?: string[] | undefined;
  bcc?: string[] | undefined;
}

/** Keeps an address where it stands first: in To, then Cc, then Bcc. */
function withEachOnce<Mail extends Addressed>(mail: Mail): Mail & { cc: string[]; bcc: string[] } {
  const known = new Set<string>();
  const firstOnly = (list: readonly string[] = []) =>
    list.filter((address) => {
      const isNew = !known.has(sameMailbox(address));
      known.add(sameMailbox(address));
      return isNew;
    });
  return { ...mail, to: firstOnly(mail.to), cc: firstOnly(mail.cc), bcc: firstOnly(mail.bcc) };
}

function hasFewRecipients({ to, cc, bcc }: { to: string[]; cc: string[]; bcc: string[] }): boolean {
  return to.length + cc.length + bcc.length <= mostRecipients;
}

export function recipientsOf({ to, cc, bcc }: Pick<MailContent, "to" | "cc" | "bcc">): string[] {
  return [...to, ...cc, ...bcc];
}
