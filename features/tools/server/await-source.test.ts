import { expect, it, vi } from "vitest";
import { createTestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { awaitSource } from "./await-source.ts";
import { toolsModule } from "./module.ts";
import { registerCatalogueSource } from "./tool-catalogue.ts";

const sleeping = vi.hoisted(() => ({ started: undefined as (() => void) | undefined }));
vi.mock(import("node:timers/promises"), async (original) => {
  const real = await original();
  const setTimeout = ((...given: Parameters<typeof real.setTimeout>) => {
    const slept = real.setTimeout(...given);
    sleeping.started?.();
    return slept;
  }) as typeof real.setTimeout;
  return { ...real, setTimeout };
});

/** A source that fails, and counts how often it was asked. */
async function stage() {
  const server = await createTestServer({ modules: [toolsModule] });
  const source = { name: "desk", asked: 0 };
  registerCatalogueSource(server.services, {
    name: source.name,
    toolsFor() {
      source.asked += 1;
      throw new Error("It is asleep.");
    },
  });
  return { server, source, ctx: server.as(createUserActor()) };
}

it("Stop during the pause ends the waiting, and the source is not read once more", async () => {
  const { server, source, ctx } = await stage();
  await using _server = server;
  const stop = new AbortController();
  sleeping.started = () => stop.abort();
  const { silent } = await awaitSource(ctx, "desk", stop.signal);
  expect(silent).toEqual(["desk"]);
  expect(source.asked).toBe(1);
});

it("without Stop a silent source is read again after each pause", async () => {
  const { server, source, ctx } = await stage();
  await using _server = server;
  sleeping.started = undefined;
  await awaitSource(ctx, "desk", new AbortController().signal);
  expect(source.asked).toBe(4);
});
