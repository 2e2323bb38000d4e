import { endSession, openSession } from "#features/browsing/server/browser/open-session.ts";
import {
  addSecret,
  deleteSecret,
  fillSecret,
} from "#features/browsing/server/browser/secrets/keep-secret.ts";
import { handBackBrowser, takeOverBrowser } from "#features/browsing/server/browser/take-over-browser.ts";
import { newId } from "#platform/server/ids.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

async function opened(world: CommandWorld) {
  const { actor, ctx } = await world.newPerson();
  const runId = newId();
  await openSession(world.as({ type: "agent", runId, person: actor }), {
    runId,
    conversationId: null,
    most: 2,
  });
  return { ctx, runId, workspaceId: actor.workspaceId };
}

async function stored({ newPerson }: CommandWorld) {
  const { ctx } = await newPerson();
  const secret = {
    name: "Portal",
    origin: "https://portal.example.com",
    value: "open sesame",
    isAutomatic: false,
  };
  return { ctx, id: (await addSecret(ctx, secret)).id };
}

/** Commands on live browsers and stored passwords. */
export const browserFixtures: Record<string, CommandFixture> = {
  "browser.open": { act: "browser.opened", perform: opened },
  "browser.end": {
    act: "browser.ended",
    async perform(world) {
      const { runId, workspaceId } = await opened(world);
      await endSession(world.system, { workspaceId, runId, because: "idle" });
    },
  },
  "browser.take_over": {
    act: "browser.taken_over",
    async perform(world) {
      const { ctx, runId } = await opened(world);
      await takeOverBrowser(ctx, { id: runId });
    },
  },
  "browser.hand_back": {
    act: "browser.handed_back",
    async perform(world) {
      const { ctx, runId } = await opened(world);
      await takeOverBrowser(ctx, { id: runId });
      await handBackBrowser(ctx, { id: runId });
    },
  },
  "browser_secret.add": { act: "browser_secret.added", perform: stored },
  "browser_secret.delete": {
    act: "browser_secret.deleted",
    async perform(world) {
      const { ctx, id } = await stored(world);
      await deleteSecret(ctx, { id });
    },
  },
  "browser_secret.fill": {
    act: "browser_secret.filled",
    async perform(world) {
      const { ctx, id } = await stored(world);
      await fillSecret(ctx, { id });
    },
  },
};
