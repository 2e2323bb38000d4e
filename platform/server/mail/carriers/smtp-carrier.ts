import type { CarriedMessage, Carrier } from "./carrier.ts";
import { readSmtpAddress } from "./smtp-address.ts";
import { smtpFailure } from "./smtp-failure.ts";

export interface SmtpOptions {
  /** `smtp:` or `smtps:`. */
  url: string;
  /** `name <address>` or an address alone. */
  from: string;
  /** How long the server may be silent. */
  timeoutMs?: number;
}

/** Mail by SMTP over a few kept connections. Every attempt of a message bears the same Message-ID. */
export function createSmtpCarrier({ url, from, timeoutMs = 15_000 }: SmtpOptions): Carrier {
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
    close() {
      void opened?.then((pool) => pool.close());
    },
  };
}

/** Loaded with the first mail: a start needs none of it. */
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
    // As an object: a text could name several recipients.
    to: { name: "", address: recipient },
    subject: content.subject ?? "",
    text: content.text,
    ...(content.html ? { html: content.html } : {}),
    date: createdAt,
    messageId: `<${id}@${domain}>`,
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  };
}
