import type { CarriedMessage, MailCarrier } from "./carrier.ts";
import { readSmtpAddress } from "./smtp-address.ts";
import { smtpFailure } from "./smtp-failure.ts";
import { submitMail } from "./submit-mail.ts";

export interface SmtpOptions {
  /** `smtp:` or `smtps:`. */
  url: string;
  /** `name <address>` or a bare address. */
  from: string;
  /** How long the server may stay silent. */
  timeoutMs?: number;
}

/** Sends mail by SMTP over a small pool. Every attempt of a message has the same Message-ID. */
export function createSmtpCarrier({ url, from, timeoutMs = 15_000 }: SmtpOptions): MailCarrier {
  const sender = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  const domain = sender.slice(sender.lastIndexOf("@") + 1);
  let opened: ReturnType<typeof openPool> | undefined;

  return {
    async deliver(message) {
      opened ??= openPool(url, timeoutMs);
      const pool = await opened;
      await pool
        .sendMail({ ...mailOf(message, from, domain), envelope: { from: sender, to: [message.recipient] } })
        .catch((error: unknown) => {
          throw smtpFailure(error);
        });
    },
    submit: (mail) => submitMail(mail, { url, from, sender, timeoutMs }),
    close() {
      void opened?.then((pool) => pool.close());
    },
  };
}

/** Loaded by the first mail, not by the start. */
async function openPool(url: string, timeoutMs: number) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    ...readSmtpAddress(url),
    pool: true,
    maxConnections: 3,
    maxMessages: 100,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function mailOf({ id, recipient, content, createdAt }: CarriedMessage, from: string, domain: string) {
  return {
    from,
    // Objects, because a string could name several recipients.
    to: bare(content.addressed?.to ?? [recipient]),
    ...(content.addressed
      ? { cc: bare(content.addressed.cc), replyTo: bare([content.addressed.replyTo]) }
      : {}),
    subject: content.subject ?? "",
    text: content.text,
    ...(content.html ? { html: content.html } : {}),
    date: createdAt,
    messageId: `<${id}@${domain}>`,
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  };
}

function bare(addresses: readonly string[]) {
  return addresses.map((address) => ({ name: "", address }));
}
