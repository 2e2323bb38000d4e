import type { CreateSink } from "#features/compliance/contract/index.ts";
import { changeSink } from "#features/compliance/server/exports/sinks/change-sink.ts";
import { createSink } from "#features/compliance/server/exports/sinks/create-sink.ts";
import { deleteSink } from "#features/compliance/server/exports/sinks/delete-sink.ts";
import { pauseSink } from "#features/compliance/server/exports/sinks/pause-sink.ts";
import { renewSinkSecret } from "#features/compliance/server/exports/sinks/renew-sink-secret.ts";
import { testSink } from "#features/compliance/server/exports/sinks/test-sink.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

/** Nobody listens there. */
const address = "https://nowhere.invalid/events";

async function created({ newPerson }: CommandWorld) {
  const { ctx } = await newPerson();
  const facts: CreateSink = { kind: "webhook", name: "Lake", address, categories: [], from: "now" };
  const { id } = await createSink(ctx, facts);
  return { ctx, id };
}

/** Commands on receivers of events. */
export const eventSinkFixtures: Record<string, CommandFixture> = {
  "event_sink.create": { act: "event_sink.created", perform: created },
  "event_sink.change": {
    act: "event_sink.changed",
    async perform(world) {
      const { ctx, id } = await created(world);
      await changeSink(ctx, { id, name: "River", address, categories: ["use"] });
    },
  },
  "event_sink.pause": {
    act: "event_sink.paused",
    async perform(world) {
      const { ctx, id } = await created(world);
      await pauseSink(ctx, { id, isPaused: true });
    },
  },
  "event_sink.renew_secret": {
    act: "event_sink.secret_renewed",
    async perform(world) {
      const { ctx, id } = await created(world);
      await renewSinkSecret(ctx, { id });
    },
  },
  "event_sink.note_test": {
    act: "event_sink.tested",
    async perform(world) {
      const { ctx, id } = await created(world);
      await testSink(ctx, { id });
    },
  },
  "event_sink.delete": {
    act: "event_sink.deleted",
    async perform(world) {
      const { ctx, id } = await created(world);
      await deleteSink(ctx, { id });
    },
  },
};
