import type { Ctx } from "#platform/server/context.ts";
import type { Letter } from "#platform/server/mail/letter/letter.ts";
import { dayIn, momentIn, periodIn } from "#platform/server/mail/letter/times.ts";
import { joinPathPrefix, linkPages } from "../../contract/link-pages.ts";
import { isOfSite } from "../flow/is-of-site.ts";
import type { AuthMail } from "./auth-mail.ts";
import type { AuthMailKind, ProofKind } from "./mail-kind.ts";
import type { AuthTexts, MailText } from "./texts/auth-texts.ts";
import { textsFor } from "./texts/texts-for.ts";
import { verificationLink } from "./verification-link.ts";

const proofs: ReadonlySet<AuthMailKind> = new Set<ProofKind>([
  "confirmation",
  "invite",
  "recovery",
  "magic_link",
  "email_change_current",
  "email_change_new",
  "reauthentication",
]);

/** Subject and letter of an auth mail, in the person's language. */
export function composeAuthLetter(ctx: Ctx, mail: AuthMail): { subject: string; letter: Letter } {
  const texts = textsFor(mail.user.raw_user_meta_data);
  const text = texts.mails[mail.kind]({
    site: new URL(mail.service.settings.siteUrl).host,
    email: mail.user.email ?? "",
    newEmail: mail.newEmail ?? "",
    erasureId: mail.erasureId ?? "",
    dueDay: mail.dueAt ? dayIn(texts.language, mail.dueAt, timeZoneOf(mail)) : "",
  });
  const { subject, title } = text;
  const common = { language: texts.language, title };
  if (isProof(mail.kind)) return { subject, letter: { ...common, ...proof(texts, text, mail.kind, mail) } };
  const facts = noticeFacts(ctx, texts, mail);
  const { paragraphs, closing = texts.noticeClosing } = text;
  return {
    subject,
    letter: { ...common, ...certificateButton(texts, text, mail), paragraphs, facts, closing },
  };
}

/** Whoever has the address may read the certificate: it names nobody. */
function certificateButton(texts: AuthTexts, { button }: MailText, { service, erasureId }: AuthMail) {
  if (!button || !erasureId) return {};
  const url = `${service.settings.siteUrl}/erasures/${erasureId}`;
  return { button: { label: button, url, fallback: texts.fallback } };
}

function isProof(kind: AuthMailKind): kind is ProofKind {
  return proofs.has(kind);
}

function proof(texts: AuthTexts, text: MailText, kind: ProofKind, mail: AuthMail) {
  const { service, token, tokenHash, redirectTo } = mail;
  const url =
    kind !== "reauthentication" && tokenHash
      ? verificationLink(service, kind, tokenHash, redirectTo)
      : undefined;
  const isCodeTold = token && (!url || mayAskForCode(service.settings.siteUrl, redirectTo));
  const period = periodIn(texts.language, service.settings.mailOtpSeconds);
  return {
    paragraphs: [...text.paragraphs, texts.validFor(period)],
    ...(url ? { button: { label: text.button ?? text.title, url, fallback: texts.fallback } } : {}),
    ...(isCodeTold ? { code: { label: url ? texts.codeOrLinkLabel : texts.codeLabel, value: token } } : {}),
    closing: texts.proofClosing,
  };
}

function noticeFacts(ctx: Ctx, { labels, language }: AuthTexts, mail: AuthMail): [string, string][] {
  return [
    [labels.account, mail.user.email ?? mail.to],
    ...(mail.detail ? [[labels.detail, mail.detail] as [string, string]] : []),
    [labels.when, momentIn(language, ctx.now(), timeZoneOf(mail))],
    ...(ctx.source.ip ? [[labels.from, ctx.source.ip] as [string, string]] : []),
  ];
}

function timeZoneOf({ user }: AuthMail): string {
  const { timezone } = user.raw_user_meta_data;
  return typeof timezone === "string" ? timezone : "UTC";
}

/**
 * Whether the recipient can type the mail's code somewhere. Other programs may ask for it. The product's own
 * pages never do; their mails lead to link pages.
 */
function mayAskForCode(siteUrl: string, redirectTo: string | undefined): boolean {
  if (!redirectTo || !URL.canParse(redirectTo)) return true;
  const url = new URL(redirectTo);
  const isFrontPage = redirectTo === `${url.origin}/`;
  const isOurs = isFrontPage || linkPages.includes(url.pathname) || url.pathname.startsWith(joinPathPrefix);
  return !isOfSite(url, siteUrl) || !isOurs;
}
