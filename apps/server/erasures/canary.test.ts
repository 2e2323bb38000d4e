import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, inject, it } from "vitest";
import { closeAccount } from "#features/auth/server/closing/close-account.ts";
import { deleteDueAccount } from "#features/auth/server/closing/delete-due-accounts.ts";
import { eraseUser } from "#features/auth/server/closing/erase-user.ts";
import { requestErasure } from "#features/compliance/server/erasures/request-erasure.ts";
import { planExport, writeExport } from "#features/compliance/server/log/export-log.ts";
import { logAccess } from "#features/compliance/server/log/log.access.ts";
import { proveEvents } from "#features/compliance/server/log/prove-event.ts";
import { publishCheckpoints } from "#features/compliance/server/log/publish-checkpoints.ts";
import { sequenceAll } from "#features/compliance/server/log/testing/sequence-all.ts";
import { command, query } from "#platform/server/command.ts";
import { systemCtx } from "#platform/server/create-services.ts";
import type { MailCarrier } from "#platform/server/mail/carriers/carrier.ts";
import { deliverMessage } from "#platform/server/mail/deliver-message.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import { worldService } from "../testing/command-world.ts";
import { type Canary, stageErasure } from "../testing/stage-erasure.ts";

const staged = stageErasure();
const host = "127.0.0.1";
const verifier = join(import.meta.dirname, "../../../features/compliance/server/verifier/verify-log.ts");

/** Seals the canary as the log seals what people write. */
const sealCanary = command("test.seal_canary", unrestricted, async (ctx, canary: string): Promise<void> => {
  await ctx.audit({ act: "test.sealed", sealed: { text: canary } });
});

async function sign(): Promise<void> {
  await sequenceAll(staged.world.services, host);
  await publishCheckpoints(staged.world.services, host);
}

/** The canary as text, and as other programs would store it: base64 at each of the three offsets, and hex. */
function formsOf(canary: string): string[] {
  const shifted = ["", "x", "xx"].map((before) => Buffer.from(before + canary).toString("base64"));
  // The first and last group depend on what stands beside it.
  return [canary, Buffer.from(canary).toString("hex"), ...shifted.map((text) => text.slice(4, -4))];
}

async function byAdmin({ person }: Canary): Promise<void> {
  const admin = await staged.world.newAdmin();
  // The canary's person is one of the admins.
  await staged.world.look("insert into user_roles (user_id, role, granted_at) values ($1, 'admin', now())", [
    admin.actor.userId,
  ]);
  const { email } = person;
  await requestErasure(admin.ctx, { service: worldService, email, confirmation: email });
}

/** The person closes the account, and its time comes. */
async function byClosing({ person, userId }: Canary): Promise<void> {
  // What was planted says that it is closed already.
  await staged.world.look("delete from auth.account_closures where user_id = $1", [userId]);
  await closeAccount(person.ctx, { service: worldService, confirmation: person.email });
  await staged.world.look(
    "update auth.account_closures set requested_at = now() - interval '15 days', due_at = now() - interval '1 day' where user_id = $1",
    [userId],
  );
  await deleteDueAccount(staged.world.system, { service: worldService, userId });
}

/** Returns who got one. Nothing of it is kept then. */
async function deliverLastMails(): Promise<string[]> {
  const { services, look } = staged.world;
  const recipients: string[] = [];
  const mail: MailCarrier = {
    deliver: async ({ recipient }) => void recipients.push(recipient),
    submit: () => Promise.reject(new Error("Nobody sends a mail here.")),
  };
  const ctx = systemCtx({ ...services, carriers: { mail } }, "test");
  for (const { id } of await look<{ id: string }>("select id from outgoing_messages where is_last"))
    await deliverMessage.perform(ctx, { id });
  return recipients;
}

it.each([
  ["an admin had its person erased", byAdmin],
  ["its person closed the account", byClosing],
])(
  "a canary that was planted everywhere is found nowhere after %s, and every proof stands",
  async (_how, leave) => {
    const { world } = staged;
    const { services, system } = world;
    const ann = await staged.newCanary();
    const { canary, userId, person } = ann;
    await sealCanary(person.ctx, canary);
    const forms = formsOf(canary);
    const found = async () => {
      const places = [(await staged.dump()).join("\n"), staged.blobs().join("\n")];
      return forms.map((form) => places.some((place) => place.includes(form)));
    };
    expect((await found())[0]).toBe(true);
    // The search takes a word apart.
    const [, core = ""] = canary.split("-");
    const ofSearch = async () =>
      (await staged.dump()).filter((line) => line.startsWith("public.search_") && line.includes(core));
    expect(await ofSearch()).not.toEqual([]);

    const events = await world.look<{ id: string }>(
      "select id from audit_events where workspace_id = $1 order by number limit 400",
      [userId],
    );
    const ids = events.map(({ id }) => id);
    await sign();
    const prove = () => query(system, logAccess.restore, ({ db }) => proveEvents(db, ids));
    const before = (await prove())?.map(({ proof }) => proof) ?? [];
    expect(before).toHaveLength(ids.length);

    await world.look("update auth.users set email_confirmed_at = now() where id = $1", [userId]);
    await leave(ann);
    const [erasure] = await world.look<{ id: string }>("select id from erasures where subject_id = $1", [
      userId,
    ]);
    const erasureId = erasure?.id ?? "";
    expect(await deliverLastMails()).toEqual([person.email]);
    for (const isAgain of [false, true]) {
      await eraseUser.perform(system, { userId, erasureId, avatarId: ann.avatarId, isAgain });
    }
    await sign();

    expect(await found()).toEqual(forms.map(() => false));
    for (const word of ann.words)
      expect((await staged.dump()).filter((line) => line.includes(word))).toEqual([]);

    const after = (await prove())?.map(({ proof }) => proof) ?? [];
    const folder = await mkdtemp(join(inject("filesFolder"), "canary-"));
    const planned = await planExport(services, userId);
    const keys = planned.manifest.logs.flatMap((own) => own.keys.flatMap((key) => ["--key", key]));
    const verify = async (name: string, content: string | AsyncIterable<Uint8Array>) => {
      await writeFile(join(folder, name), content);
      return (await promisify(execFile)(process.execPath, [verifier, join(folder, name), ...keys])).stdout;
    };
    for (const [index, proofs] of [before, after].entries()) {
      const words = await verify(`${index}.tlog-proof`, proofs.join(""));
      expect(words.match(/^PASS {2}The event is entry/gm)).toHaveLength(ids.length);
      expect(words).not.toMatch(/FAIL|INCOMPLETE/);
    }
    const log = await verify("log.tar", writeExport(services, planned));
    expect(log).toMatch(/^PASS .* are complete, unchanged and in their order[.]$/m);
    expect(log).not.toMatch(/FAIL|INCOMPLETE/);
  },
);
