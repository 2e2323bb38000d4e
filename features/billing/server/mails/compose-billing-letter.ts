import { amountIn } from "#platform/server/mail/letter/amount-in.ts";
import type { Letter } from "#platform/server/mail/letter/letter.ts";
import { dayIn } from "#platform/server/mail/letter/times.ts";
import type { BillingMail } from "./billing-mail.ts";
import { quantityIn } from "./quantity-in.ts";
import type { BillingTexts, TextSubject } from "./texts/billing-texts.ts";
import { textsFor } from "./texts/texts-for.ts";

/** Subject and letter of a billing mail, in the reader's language and time zone. */
export function composeBillingLetter(mail: BillingMail): { subject: string; letter: Letter } {
  const texts = textsFor(mail.to.metadata ?? {});
  const named = subjectOf(mail, texts);
  const { subject, title, paragraphs, button, closing } = texts.mails[mail.kind](named);
  const url = mail.about.url ?? `${mail.publicUrl}/settings/billing`;
  const letter: Letter = {
    ...{ language: texts.language, title, paragraphs, facts: factsOf(mail, texts, named) },
    ...(button ? { button: { label: button, url, fallback: texts.fallback } } : {}),
    closing: closing ?? texts.closing(named.site),
  };
  return { subject, letter };
}

function subjectOf({ about, to, publicUrl }: BillingMail, texts: BillingTexts): TextSubject {
  const { language, entitlements } = texts;
  const { plan = "", amount, day, daysLeft = 0, entitlement = "", used, limit, unit = "count" } = about;
  const timeZone = to.metadata?.timezone;
  const number = (value: number | undefined) =>
    value === undefined ? "" : quantityIn(language, value, unit);
  const days = { style: "unit", unit: "day", unitDisplay: "long" } as const;
  return {
    ...{ site: new URL(publicUrl).host, plan, daysLeft },
    day: day ? dayIn(language, day, typeof timeZone === "string" ? timeZone : "UTC") : "",
    amount: amount ? amountIn(language, amount.minorUnits, amount.currency) : "",
    period: new Intl.NumberFormat(language, days).format(daysLeft),
    entitlement: entitlements[entitlement] ?? entitlement,
    used: number(used),
    limit: number(limit),
  };
}

function factsOf(mail: BillingMail, { labels }: BillingTexts, named: TextSubject): [string, string][] {
  const lines: [string, string][] = [
    [labels.account, mail.to.email],
    [labels.plan, named.plan],
    [labels.amount, named.amount],
    [labels.invoice, mail.about.invoice ?? ""],
    [labels.day, named.day],
  ];
  return lines.filter(([, value]) => value !== "");
}
