import { Readable } from "node:stream";
import type { MailSubmission, PersonalMail } from "./personal-mail.ts";
import { readSmtpAddress } from "./smtp-address.ts";
import { smtpFailure } from "./smtp-failure.ts";

export interface SubmissionOptions {
  /** `smtp:` or `smtps:`. */
  url: string;
  /** `name <address>` or a bare address. */
  from: string;
  /** The address alone, for the envelope. */
  sender: string;
  /** How long the server may stay silent. */
  timeoutMs: number;
}

/** No attempt lasts longer, however slowly the server answers. */
export const longestSubmissionMs = 60_000;

/**
 * Hands a mail to the mail server once, over a connection of its own, and tells for certain whether nothing was
 * accepted: it was not while the server had not begun to take the content, and not after a reply that refuses.
 */
export async function submitMail(mail: PersonalMail, options: SubmissionOptions): Promise<MailSubmission> {
  const content = await compose(mail, options).catch(() => undefined);
  if (!content) return { outcome: "not_accepted", message: "It could not be composed.", isFinal: true };
  const { default: SMTPConnection } = await import("nodemailer/lib/smtp-connection");
  const { auth, ...server } = readSmtpAddress(options.url);
  const { timeoutMs } = options;
  const connection = new SMTPConnection({
    ...{ ...server, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
    dnsTimeout: timeoutMs,
  });
  const state = { hasBegun: false };
  const deadline = setTimeout(() => connection.close(), longestSubmissionMs);
  try {
    const refused = await new Promise<readonly string[]>((resolve, reject) => {
      connection.once("error", reject);
      connection.once("end", () => reject(new Error("The connection ended")));
      const send = () =>
        connection.send(envelopeOf(mail, options), lazily(content, state), (error, info) =>
          error ? reject(error) : resolve(info?.rejected ?? []),
        );
      connection.connect((failed) => {
        if (failed) return reject(failed);
        if (!auth) return send();
        connection.login({ credentials: auth }, (error) => (error ? reject(error) : send()));
      });
    });
    return { outcome: "accepted", refused };
  } catch (error) {
    const { message, isFinal } = smtpFailure(error);
    const isCertain = !state.hasBegun || isReply(error);
    return isCertain
      ? { outcome: "not_accepted", message, isFinal }
      : { outcome: "unknown", message: "The connection to the mail server was lost before it replied." };
  } finally {
    clearTimeout(deadline);
    // A late error of a connection that is done has nobody to tell.
    connection.on("error", () => undefined);
    connection.quit();
    connection.close();
  }
}

function isReply(error: unknown): boolean {
  return typeof (error as { responseCode?: unknown }).responseCode === "number";
}

function envelopeOf({ to, cc, bcc }: PersonalMail, { sender }: SubmissionOptions) {
  return { from: sender, to: [...new Set([...to, ...cc, ...bcc])] };
}

/** The content as a stream that notes when the connection begins to take it. */
function lazily(content: Buffer, state: { hasBegun: boolean }): Readable {
  return new Readable({
    read() {
      state.hasBegun = true;
      this.push(content);
      this.push(null);
    },
  });
}

async function compose(mail: PersonalMail, { from, sender }: SubmissionOptions): Promise<Buffer> {
  const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
  const { id, to, cc, replyTo, subject, text, writtenAt } = mail;
  // Objects, because a string could name several recipients.
  const bare = (addresses: readonly string[]) => addresses.map((address) => ({ name: "", address }));
  return new MailComposer({
    ...{ from, to: bare(to), cc: bare(cc), replyTo: { name: "", address: replyTo }, subject, text },
    ...{ date: writtenAt, messageId: `<${id}@${sender.slice(sender.lastIndexOf("@") + 1)}>` },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  })
    .compile()
    .build();
}
