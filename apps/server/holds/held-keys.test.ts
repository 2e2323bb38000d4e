import { expect, it } from "vitest";
import { contactSubject } from "#features/auth/server/proofs/contact-subject.ts";
import type { PlaceHold } from "#features/compliance/contract/index.ts";
import { applyPeriod } from "#features/compliance/server/holds/periods/apply-periods.ts";
import { seePeriods } from "#features/compliance/server/holds/periods/see-periods.ts";
import { setPeriod } from "#features/compliance/server/holds/periods/set-period.ts";
import { newId } from "#platform/server/ids.ts";
import { type Colleague, stageHolds } from "../testing/stage-holds.ts";

const { stage, join, converse, hold, onPerson } = stageHolds();
const kind = "log_content";
const lastYear = new Date(Date.now() - 400 * 86_400_000);

const oldKeyOf = (subject: string) => stage.world.services.dataKeys.get(stage.workspaceId, subject, lastYear);

/** Applies the period of content of the log, and returns whose keys are left of these people and subjects. */
async function keptOf(...subjects: string[]): Promise<string[]> {
  const { ann, workspaceId, world } = stage;
  for (const subject of subjects) await oldKeyOf(subject);
  await setPeriod(ann.at, { kind, days: 180 });
  await world.look("update retention_periods set applies_from = now() where workspace_id = $1", [
    workspaceId,
  ]);
  const counted = (await seePeriods(ann.at)).find((period) => period.kind === kind);
  await applyPeriod(world.system, { workspaceId, kind });
  const rows = await world.look<{ id: string }>(
    "select subject_id as id from data_keys where workspace_id = $1 and quarter < $2 and subject_id = any ($3)",
    [workspaceId, String(lastYear.getUTCFullYear() + 1), subjects],
  );
  expect(counted).toMatchObject({ due: subjects.length - rows.length, held: rows.length });
  return rows.map(({ id }) => id).sort();
}

/** A conversation of Bob in which Carol wrote as well, and of which Dan knows nothing. */
async function shared() {
  const { bob, workspaceId, world } = stage;
  const [carol, dan] = [await join("member"), await join("member")];
  const id = await converse(bob);
  await world.look(
    `insert into messages (workspace_id, id, conversation_id, user_id, role, status)
     values ($1, $2, $3, $4, 'user', 'complete')`,
    [workspaceId, newId(), id, carol.actor.userId],
  );
  return { id, carol, dan };
}
const ids = (...people: Colleague[]) => people.map(({ actor }) => actor.userId).sort();

async function agentOf(conversationId: string): Promise<string> {
  const { workspaceId, world, ann } = stage;
  const id = newId();
  await world.look("insert into agents (workspace_id, id, user_id) values ($1, $2, $3)", [
    ...[workspaceId, id, ann.actor.userId],
  ]);
  await world.look("update conversations set agent_id = $1 where id = $2", [id, conversationId]);
  return id;
}

it.each<[string, (of: Awaited<ReturnType<typeof shared>>) => Promise<Partial<PlaceHold>>]>([
  ["itself", async ({ id }) => ({ subjects: [{ kind: "conversation", id }] })],
  ["somebody who wrote there", async ({ carol }) => onPerson(carol)],
  ["its owner", async () => onPerson(stage.bob)],
])(
  "a hold on a conversation by %s keeps the keys of all who take part, and of nobody else",
  async (_by, on) => {
    const matter = await shared();
    await hold(await on(matter));
    const { bob } = stage;
    expect(await keptOf(...ids(bob, matter.carol, matter.dan))).toEqual(ids(bob, matter.carol));
  },
);

it("a hold on an agent keeps the keys of its owner and of all who take part in its conversations", async () => {
  const { id: conversationId, carol, dan } = await shared();
  const { ann, bob } = stage;
  await hold({ subjects: [{ kind: "agent", id: await agentOf(conversationId) }] });
  expect(await keptOf(...ids(ann, bob, carol, dan))).toEqual(ids(ann, bob, carol));
});

it("a hold keeps no keys of those who take part in what was made at another time", async () => {
  const { id, carol } = await shared();
  const madeUntil = new Date(Date.now() - 86_400_000).toISOString();
  await hold({ subjects: [{ kind: "conversation", id }], madeUntil });
  expect(await keptOf(carol.actor.userId)).toEqual([]);
});

it("a hold on a person keeps the keys of their present, awaited and former addresses", async () => {
  const { bob } = stage;
  const dan = await join("member");
  const change = (set: string) =>
    stage.world.look(`update auth.users set ${set} where id = $1`, [bob.actor.userId]);
  const former = bob.email;
  const [present, awaited, phone] = [`${newId()}@example.com`, `${newId()}@example.com`, "491234567"];
  await change(`email = '${present}'`);
  await change(`new_email = '${awaited}', phone = '${phone}'`);
  await hold(onPerson(bob));
  const held = [present, awaited, former].map((email) => contactSubject({ email }));
  held.push(contactSubject({ phone }));
  expect(await keptOf(...held, contactSubject({ email: dan.email }))).toEqual(held.sort());
});
