import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { sealedMessages } from "#platform/server/mail/sealed-messages.ts";
import { platformModule } from "#platform/server/platform-module.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { type NotificationSettings, settingsByDefault } from "../../contract/index.ts";
import { createNotificationsModule } from "../module.ts";
import { markAllRead } from "../reading/mark-read.ts";
import { chooseSettings } from "../settings/choose-settings.ts";
import { addressOf, aMention, joinPerson, tell } from "../testing/notified-people.ts";
import { performDigests } from "./mail-digests.job.ts";

const publicUrl = "https://work.test";
const modules = [platformModule, createNotificationsModule({ publicUrl })];
let now = new Date();
let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules, now: () => now });
  other = await createTestServer({ modules, now: () => now, beside: server });
});
afterAll(async () => {
  await other[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

let workspaceId: string;
let ann: UserActor;
let bob: UserActor;
beforeEach(async () => {
  now = new Date("2026-06-01T10:10:00Z");
  await server.look("delete from notifications");
  workspaceId = newId();
  ann = await joinPerson(server, { workspaceId, name: "Ann" });
  bob = await joinPerson(server, { workspaceId, name: "Bob" });
});

const at = (time: string) => {
  now = new Date(time);
};
const mail = (on = server) => performDigests(on.system, publicUrl);
const choose = (actor: UserActor, settings: Partial<NotificationSettings>) =>
  chooseSettings(server.as(actor), { ...settingsByDefault, ...settings });

async function mailsTo(person: UserActor) {
  const rows = await server.look<{ id: string; sealed: string }>(
    "select id, sealed_content as sealed from outgoing_messages where recipient = $1 order by id",
    [addressOf(person)],
  );
  return rows.map(
    ({ id, sealed }) =>
      JSON.parse(server.services.secrets.decrypt(sealed, sealedMessages.context(id))) as {
        subject: string;
        text: string;
        html: string;
      },
  );
}

describe("the mail with what is new", () => {
  it("comes once at the hour, with who did what, the beginning of it, and the link into the workspace", async () => {
    const told = aMention(workspaceId, [bob]);
    await tell(server.as(ann), told);
    await mail();
    expect(await mailsTo(bob)).toEqual([]);
    at("2026-06-01T11:00:00Z");
    await Promise.all([mail(), mail(other), mail(), mail(other)]);
    at("2026-06-01T12:00:00Z");
    await mail();
    const mails = await mailsTo(bob);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe("Ann mentioned you in “Renewal of Northwind”");
    expect(mails[0]?.text).toContain("“What do you think?”");
    expect(mails[0]?.text).toContain(`https://work.test${told.path}?workspace=${workspaceId}`);
    expect(mails[0]?.html).toContain(`href="https://work.test${told.path}?workspace=${workspaceId}"`);
  });

  it("is one for all that is new, and counts what it does not list", async () => {
    for (let made = 0; made < 23; made += 1) await tell(server.as(ann), aMention(workspaceId, [bob]));
    at("2026-06-01T11:00:00Z");
    await mail();
    const mails = await mailsTo(bob);
    expect(mails.map(({ subject }) => subject)).toEqual(["23 new notifications in Test"]);
    expect(mails[0]?.text).toContain("And 3 more");
  });

  it("is in the person's language", async () => {
    const eva = await joinPerson(server, { workspaceId, name: "Eva", locale: "de" });
    await tell(server.as(ann), aMention(workspaceId, [eva]));
    at("2026-06-01T11:00:00Z");
    await mail();
    expect((await mailsTo(eva)).map(({ subject }) => subject)).toEqual([
      "Ann hat Sie in „Renewal of Northwind“ erwähnt",
    ]);
  });

  it("leaves out what was read, and what is for the bell alone", async () => {
    await tell(server.as(ann), aMention(workspaceId, [bob]));
    await markAllRead(server.as(bob), {});
    await tell(server.as(ann), { ...aMention(workspaceId, [bob]), kind: "message" });
    at("2026-06-01T11:00:00Z");
    await mail();
    expect(await mailsTo(bob)).toEqual([]);
    await choose(bob, { ways: { ...settingsByDefault.ways, message: "mail" } });
    await mail();
    expect(await mailsTo(bob)).toHaveLength(1);
  });

  it("comes at the time of day that the person chose", async () => {
    await choose(bob, { digest: "daily", digestAt: "18:30", timeZone: "Europe/Berlin" });
    await tell(server.as(ann), aMention(workspaceId, [bob]));
    at("2026-06-01T16:15:00Z");
    await mail();
    expect(await mailsTo(bob)).toEqual([]);
    at("2026-06-01T16:30:00Z");
    await mail();
    expect(await mailsTo(bob)).toHaveLength(1);
  });

  it("waits while it is quiet, and never comes for whoever wants none", async () => {
    await choose(bob, { quiet: { from: "12:00", to: "14:00" }, timeZone: "Europe/Berlin" });
    await choose(ann, { digest: "never" });
    await tell(server.as(ann), aMention(workspaceId, [bob]));
    await tell(server.as(bob), aMention(workspaceId, [ann]));
    at("2026-06-01T11:45:00Z");
    await mail();
    expect(await mailsTo(bob)).toEqual([]);
    at("2026-06-01T12:00:00Z");
    await mail();
    expect([(await mailsTo(bob)).length, (await mailsTo(ann)).length]).toEqual([1, 0]);
  });

  it("tells of a repeat after it again, once", async () => {
    const told = aMention(workspaceId, [bob]);
    await tell(server.as(ann), told);
    at("2026-06-01T11:00:00Z");
    await mail();
    at("2026-06-01T11:30:00Z");
    await tell(server.as(ann), told);
    at("2026-06-01T12:00:00Z");
    await mail();
    await mail();
    expect((await mailsTo(bob)).map(({ subject }) => subject)).toEqual([
      "Ann mentioned you in “Renewal of Northwind”",
      "You were mentioned 2 times in “Renewal of Northwind”, the latest time by Ann",
    ]);
  });

  it("comes to everybody else where one of them fails, which is said", async () => {
    const people = [bob, await joinPerson(server, { workspaceId, name: "Carl" })];
    await tell(server.as(ann), aMention(workspaceId, people));
    await server.look(
      `create function app.refuse_one() returns trigger language plpgsql as $$
       begin if new.recipient = '${addressOf(bob)}' then raise 'broken'; end if; return new; end $$`,
    );
    await server.look(
      "create trigger refuse_one before insert on outgoing_messages for each row execute function app.refuse_one()",
    );
    at("2026-06-01T11:00:00Z");
    try {
      await expect(mail()).rejects.toThrow("Some notifications could not be mailed.");
    } finally {
      await server.look("drop function app.refuse_one cascade");
    }
    expect((await Promise.all(people.map(mailsTo))).map(({ length }) => length)).toEqual([0, 1]);
    await mail();
    expect(await mailsTo(bob)).toHaveLength(1);
  });

  it("goes to no unproved address, to nobody who may not act there, and is no news after a week", async () => {
    const carl = await joinPerson(server, { workspaceId, name: "Carl" });
    const dora = await joinPerson(server, { workspaceId, name: "Dora" });
    await tell(server.as(ann), aMention(workspaceId, [bob, carl, dora]));
    await server.look("update auth.users set email_confirmed_at = null where id = $1", [bob.userId]);
    await server.look(
      "update memberships set suspended_at = now() where user_id = $1 and workspace_id = $2",
      [carl.userId, workspaceId],
    );
    await choose(dora, { ways: { ...settingsByDefault.ways, mention: "bell" } });
    at("2026-06-01T11:00:00Z");
    await mail();
    for (const person of [bob, carl, dora]) expect(await mailsTo(person)).toEqual([]);
    at("2026-06-08T11:00:00Z");
    await choose(dora, {});
    await mail();
    expect(await mailsTo(dora)).toEqual([]);
  });
});
