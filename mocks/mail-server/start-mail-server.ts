import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { type ReceivedMail, readMail, readPersonalMail } from "./received-mail.ts";

/** What happens to the next mail. After the last entry every mail is accepted. */
export type MailScript =
  | { at: "recipient" | "content"; code: number; words: string }
  /** Accepts the mail and never replies. */
  | { at: "silence" }
  /** Accepts the mail and closes the connection before replying. */
  | { at: "loss" };

export interface MailServer extends AsyncDisposable {
  /** In the form of SMTP_URL. */
  url: string;
  received: ReceivedMail[];
  /** Faults of refused malformed mails. */
  faults: string[];
  script: MailScript[];
  connections: number;
}

export interface MailServerOptions {
  user?: string;
  password?: string;
  port?: number;
  /** Takes mails of people: plain text to many recipients, and those of the product to one. */
  isForPeople?: boolean;
}

/** A strict in-memory mail server: one recipient, both parts, proper headers, the right password. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { user, password = "", isForPeople = false } = options;
  const script: MailScript[] = [];
  const mails: ReceivedMail[] = [];
  const faults: string[] = [];
  const state = { connections: 0 };
  const server = new SMTPServer({
    authOptional: !user,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onConnect(_session, done) {
      state.connections += 1;
      done();
    },
    onAuth(given, _session, done) {
      if (given.username === user && given.password === password) done(null, { user: user ?? "" });
      else done(refusal(535, "5.7.8 Authentication credentials invalid"));
    },
    onRcptTo(_address, session, done) {
      if (session.envelope.rcptTo.length > 0 && !isForPeople)
        return done(refusal(452, "One recipient is enough"));
      const [next] = script;
      if (next?.at !== "recipient") return done();
      script.shift();
      done(refusal(next.code, next.words));
    },
    onData(stream, session, done) {
      const take = (raw: string) => {
        const next = script.shift();
        if (next?.at === "content") return done(refusal(next.code, next.words));
        try {
          const { mailFrom, rcptTo } = session.envelope;
          const from = mailFrom ? mailFrom.address : "";
          const recipients = rcptTo.map(({ address }) => address);
          const isPersonal = isForPeople && /^reply-to:/im.test(raw);
          mails.push(
            isPersonal ? readPersonalMail(raw, from, recipients) : readMail(raw, from, recipients[0] ?? ""),
          );
        } catch (error) {
          faults.push(String(error));
          return done(refusal(554, "5.6.0 Malformed"));
        }
        if (next?.at === "silence") return undefined;
        if (next?.at === "loss") return closeConnections(server);
        return done();
      };
      // What was cut in the middle was not received.
      text(stream).then(take, done);
    },
  });
  server.on("error", () => undefined);
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const credentials = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : "";
  return {
    url: `smtp://${credentials}127.0.0.1:${port}`,
    received: mails,
    faults,
    script,
    get connections() {
      return state.connections;
    },
    [Symbol.asyncDispose]: () =>
      new Promise((done) => {
        closeConnections(server);
        server.close(() => done());
      }),
  };
}

function closeConnections(server: SMTPServer): void {
  for (const connection of server.connections) connection._socket?.destroy();
}

function refusal(code: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode: code });
}
