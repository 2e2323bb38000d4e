import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commands } from "#platform/server/command.ts";
import { loadCommands } from "./access-matrix/testing/load-commands.ts";
import { createModules } from "./modules.ts";
import { commandFixtures } from "./testing/command-fixtures.ts";
import { type CommandWorld, createCommandWorld } from "./testing/command-world.ts";
import { watchChanges } from "./testing/watch-changes.ts";
import { watchProofs } from "./testing/watch-proofs.ts";

const declaring = await loadCommands();

let world: CommandWorld;
let readProofs: Awaited<ReturnType<typeof watchProofs>>;
let readActsWithoutChange: Awaited<ReturnType<typeof watchChanges>>;
beforeAll(async () => {
  world = await createCommandWorld();
  readProofs = await watchProofs(world);
  readActsWithoutChange = await watchChanges(world);
});
afterAll(() => world[Symbol.asyncDispose]());

/** Acts that are recorded though no row changes, and why. */
const withoutChange: Record<string, string> = {
  "billing.retry_asked": "before the payment provider is asked; its answer has an event of its own",
  "bulk_export.downloaded": "read",
  "bulk_export.packing_resumed": "a job is queued, unless it is there",
  "connection_tool.tried": "another system was called",
  "conversation.exported": "read",
  "document.named": "no passages were stored yet",
  "conversation.queue_resumed": "nothing was held back",
  "archive.downloaded": "read",
  "archive.resumed": "a job is queued, unless it is there",
  "event_export.downloaded": "read",
  "event_export.resumed": "a job is queued, unless it is there",
  "event_sink.tested": "another system was called",
  "hold.conversations_found": "read",
  "hold.refused_deletion": "refused",
  "erasure.ledger_refused": "refused",
  "log.beat": "proof of silence",
  "membership.taken_over": "nothing was left behind",
  "log.exported": "read",
  "log.personal_content_read": "read",
  "log.read": "read",
  "master_key.rotated": "the key is in a file, and nothing was sealed",
  "outgoing_message.listed": "read",
  "outgoing_message.read": "read",
  "session.sign_in_failed": "refused",
  "subscription.keeping_asked": "before the payment provider is asked",
  "subscription.plan_change_asked": "before the payment provider is asked",
  "trigger.schedule_dropped": "the schedule was gone",
  "user.proof_refused": "refused",
  "user.rows_erased": "announcements to browsers, which are not watched",
};

const newestId = async () => {
  const [row] = await world.look<{ id: string }>("select id from audit_events order by id desc limit 1");
  return row?.id ?? "";
};

describe("every command", () => {
  it("has a fixture here, and every fixture is of a command", () => {
    expect(declaring.length).toBeGreaterThan(20);
    const declared = [...commands().keys()].filter((name) => !name.startsWith("test."));
    expect(Object.keys(commandFixtures).sort()).toEqual(declared.sort());
  });

  it("leaves its event in the audit trail, but for those that only count and browsers on their way to a provider", () => {
    const silent = Object.entries(commandFixtures).filter(([, { act }]) => act === null);
    expect(silent.map(([name]) => name)).toEqual([
      "metrics.add_requests",
      "tracking.add_events",
      "analytics.count_sessions",
      "analytics.count_events",
      "analytics.count_steps",
      "analytics.note_counted",
      "usage.reserve",
      "usage.spend",
      "usage.record",
      "usage.settle",
      "usage.release",
      "model_usage.note_refusal",
      "model_usage.count",
      "session.begin_oauth",
      "identity.begin_link",
      "session.take_oauth_flow",
      "voice.settle_call",
      "collection.forget_vectors",
      "collection.store_vectors",
      "collection.claim_for_vectors",
      "collection.release_for_vectors",
      "conversation.index",
      "conversation.settle",
      "conversation.note_read",
      "notification.mark_read",
      "notification.mark_all_read",
    ]);
  });

  it.each(Object.entries(commandFixtures))("%s", async (_name, { act, perform, isOfTheStart }) => {
    const before = isOfTheStart ? "00000000-0000-0000-0000-000000000000" : await newestId();
    await perform(world);
    // Jobs that come due meanwhile leave events of their own.
    const rows = await world.look<{ act: string }>(
      `select distinct act from audit_events
       where id > $1 and (actor_type <> 'system' or actor_id = 'test' or $2)`,
      [before, act !== null],
    );
    const acts = rows.map((row) => row.act);
    if (act === null) expect(acts).toEqual([]);
    else expect(acts).toContain(act);
  });

  it("left only acts that have a sentence", async () => {
    const rows = await world.look<{ act: string }>("select distinct act from audit_events");
    const said = createModules({ publicUrl: "http://127.0.0.1" }).flatMap(({ acts }) =>
      Object.keys(acts?.acts ?? {}),
    );
    expect(
      rows.map(({ act }) => act).filter((act) => !said.includes(act) && !act.startsWith("test.")),
    ).toEqual([]);
  });

  it("changes a row with its event, unless the event is about something else", async () => {
    expect(await readActsWithoutChange()).toEqual(Object.keys(withoutChange).sort());
  });

  it("that proves an address publishes it, and none that does not", async () => {
    const { proved, published } = await readProofs();
    expect(proved.length).toBeGreaterThan(10);
    expect(published).toEqual(proved);
  });
});
