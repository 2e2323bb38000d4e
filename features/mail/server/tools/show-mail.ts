import { domainToUnicode } from "node:url";
import type { ShownCall, ShownField } from "#features/tools/contract/index.ts";
import type { ToolContext } from "#features/tools/server/index.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { type DraftContent, domainOfAddress, recipientsOf } from "../../contract/index.ts";
import { checkRecipients } from "../check-recipients.ts";
import { hasMailServer } from "../has-mail-server.ts";
import { mailAccess } from "../mail.access.ts";
import { readSender } from "../read-sender.ts";
import { listSentTheSame } from "../recipients.repository.ts";

interface Shown {
  act: string;
  undo: string;
  /** The sender, for a mail that leaves. */
  sender: string | undefined;
}

/** Warnings that a card has room for; the last one counts the rest. */
const mostNamed = 8;

/** A mail as a person sees it before they agree: every address, the whole text, and what deserves attention. */
export async function showMail(
  { ctx }: Pick<ToolContext, "ctx">,
  mail: DraftContent,
  { act, undo, sender }: Shown,
): Promise<ShownCall> {
  const leaves = sender !== undefined;
  const replyTo = leaves ? await readSender(ctx) : undefined;
  return {
    act,
    undo,
    warnings: leaves ? await warningsOf({ ctx }, mail, replyTo) : [],
    fields: [
      ...(leaves
        ? [line("From", sender), line("Answers go to", replyTo ?? "your own address, once it is confirmed")]
        : []),
      addresses("To", "to", mail.to),
      addresses("Cc", "cc", mail.cc),
      addresses("Bcc", "bcc", mail.bcc),
      { label: "Subject", argument: "subject", kind: "line", value: mail.subject, isEditable: true },
      { label: "Text", argument: "body", kind: "text", value: mail.body, isEditable: true },
    ],
  };
}

/** "Send an email to 3 people, 2 of them outside your company" */
export async function sendingAct({ ctx }: Pick<ToolContext, "ctx">, mail: DraftContent): Promise<string> {
  const all = recipientsOf(mail);
  const { outside } = await checkRecipients(ctx, all);
  const people = all.length === 1 ? "1 person" : `${all.length} people`;
  if (outside.length === 0) return `Send an email to ${people} in your company`;
  const where =
    outside.length === all.length
      ? " outside your company"
      : `, ${outside.length} of them outside your company`;
  return `Send an email to ${people}${where}`;
}

/** The domains with letters beyond ASCII, in both forms: as they are stored, and as they were written. */
function internationalDomains(addresses: readonly string[]): [ascii: string, unicode: string][] {
  const domains = [...new Set(addresses.map(domainOfAddress))].filter((domain) =>
    /(?:^|\.)xn--/.test(domain),
  );
  return domains.slice(0, mostNamed).map((domain) => [domain, domainToUnicode(domain) || domain]);
}

async function warningsOf(
  { ctx }: Pick<ToolContext, "ctx">,
  mail: DraftContent,
  replyTo: string | undefined,
): Promise<string[]> {
  const all = recipientsOf(mail);
  const { outside, isNew, newDomains } = await checkRecipients(ctx, all);
  const again = await listSentBefore(ctx, mail, all);
  return [
    ...(hasMailServer(ctx) ? [] : [goesNowhere]),
    ...(replyTo ? [] : [needsSender]),
    ...(again.length > 0 ? [`You have sent the same mail within the last week: ${listed(again)}`] : []),
    ...(outside.length > 0 && outside.length < all.length
      ? [`Outside your company: ${listed(outside)}`]
      : []),
    ...internationalDomains(all).map(
      ([ascii, unicode]) => `${ascii} is the domain ${unicode}, as the network writes it.`,
    ),
    ...named(isNew, (address) => {
      const domain = domainOfAddress(address);
      const alone = `${address} was never written to before.`;
      return newDomains.includes(domain) ? `${alone} Nor was anybody at ${domain}.` : alone;
    }),
  ].map((text) => text.slice(0, 300));
}

function listSentBefore(ctx: Ctx, mail: DraftContent, addresses: readonly string[]): Promise<string[]> {
  const weekAgo = new Date(ctx.now().getTime() - 7 * 86_400_000);
  return query(ctx, mailAccess.check_recipients, ({ db }) =>
    listSentTheSame(db, userOf(ctx), mail, addresses, weekAgo),
  );
}

/** What is shown is bound, and the address may be confirmed while the request waits: true before and after. */
const needsSender = "This mail can be sent only once your own email address is confirmed.";

/** Begins the warning. What was shown binds the mail, so it never changes: requests that wait begin with it. */
const reachesNobody = "No mail server is set up now, so this mail would reach nobody";
const goesNowhere = `${reachesNobody}: the outbox of this installation keeps it until you send it again.`;

/** Whether somebody approved the mail as one that reaches nobody. */
export function wasShownAsKept(shown: ShownCall | undefined): boolean {
  return shown?.warnings.some((text) => text.startsWith(reachesNobody)) ?? false;
}

function named(addresses: readonly string[], say: (address: string) => string): string[] {
  const rest = addresses.length - mostNamed;
  return [
    ...addresses.slice(0, mostNamed).map(say),
    ...(rest > 0 ? [`${rest} more addresses were never written to before.`] : []),
  ];
}

function listed(addresses: readonly string[]): string {
  const rest = addresses.length - mostNamed;
  return `${addresses.slice(0, mostNamed).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

function line(label: string, value: string): ShownField {
  return { label, argument: null, kind: "line", value, isEditable: false };
}

function addresses(label: string, argument: string, value: readonly string[]): ShownField {
  return { label, argument, kind: "addresses", value: value.join("\n"), isEditable: true };
}
