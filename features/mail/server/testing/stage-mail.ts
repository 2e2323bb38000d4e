import { afterAll, afterEach, beforeAll } from "vitest";
import { executeToolCall } from "#features/tools/server/index.ts";
import { toolsModule } from "#features/tools/server/module.ts";
import { type MailServer, startMailServer } from "#mocks/mail-server/start-mail-server.ts";
import { systemLabel } from "#platform/contract/label.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { Carriers } from "#platform/server/mail/carriers/carrier.ts";
import { createSmtpCarrier } from "#platform/server/mail/carriers/smtp-carrier.ts";
import { platformModule } from "#platform/server/platform-module.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import type { MailContent } from "../../contract/index.ts";
import { createMailModule } from "../module.ts";
import { type SendMail, sendMail } from "../send-mail.ts";
import { releaseMail } from "../sending/release-mail.job.ts";

export const holdSeconds = 60;
const sender = "Adjutant <no-reply@adjutant.test>";

export const letter = (facts: Partial<MailContent> = {}): MailContent => ({
  ...{ to: ["bob@other.example"], cc: [], bcc: [], subject: "Offer", body: "Dear Bob,\nhere it is." },
  ...facts,
});

/** A server with mail, a mail server that counts, and a clock that can be put forward. */
export function stageMail() {
  let server: TestServer;
  let mail: MailServer;
  const clock = { aheadMs: 0 };
  const carriers: { -readonly [Channel in keyof Carriers]: Carriers[Channel] } = {};

  beforeAll(async () => {
    mail = await startMailServer({ isForPeople: true });
    carriers.mail = createSmtpCarrier({ url: mail.url, from: sender, timeoutMs: 1_000 });
    server = await createTestServer({
      modules: [platformModule, toolsModule, createMailModule({ holdSeconds, sender })],
      now: () => new Date(Date.now() + clock.aheadMs),
      carriers,
    });
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await mail[Symbol.asyncDispose]();
  });
  afterEach(() => {
    clock.aheadMs = 0;
    mail.received.length = 0;
    mail.script.length = 0;
  });

  /** A person with a verified address at a company of their own. */
  async function newPerson(facts: { workspaceId?: string; email?: string; isVerified?: boolean } = {}) {
    const id = newId();
    const { email = `ann.${id}@firm-${id}.example`, isVerified = true, ...more } = facts;
    const person = createUserActor({ email, role: "owner", ...more });
    await storePerson(server, person);
    await server.look(
      "update auth.users set email = $2, email_confirmed_at = case when $3 then now() end where id = $1",
      [person.userId, email, isVerified],
    );
    return person;
  }

  const send = (person: UserActor, facts: Partial<SendMail> = {}) =>
    sendMail(server.as(person), {
      ...{ id: newId(), content: letter(), label: systemLabel, conversationId: null, holdSeconds },
      ...facts,
    });

  /** Performs the job of a mail. */
  const release = ({ workspace_id: workspaceId, id }: { workspace_id: string; id: string }) =>
    releaseMail.perform(server.system, { workspaceId, id });

  const stored = async (id: string) => {
    const [row] = await server.look<{
      state: string;
      problem: string | null;
      attempts: number;
      due_at: Date;
    }>("select state, problem, attempts, due_at from outgoing_mails where id = $1", [id]);
    if (!row) throw new Error("There is no such mail.");
    return row;
  };

  const call = (person: UserActor, name: string, input: unknown, id = newId()) =>
    executeToolCall(
      {
        ctx: server.as({ type: "agent", runId: newId(), person }),
        ...{ signal: new AbortController().signal, runId: newId(), conversationId: null, timeZone: "UTC" },
        ...{ said: [], asked: [] },
      },
      { id, stepId: newId(), name, input, label: systemLabel },
      async () => undefined,
    );

  return {
    get server() {
      return server;
    },
    get mail() {
      return mail;
    },
    ...{ clock, carriers, newPerson, send, release, stored, call },
  };
}
