import { expect, it } from "vitest";
import { z } from "zod";
import { defineEvent } from "#platform/contract/define-event.ts";
import { command } from "../command.ts";
import type { Ctx } from "../context.ts";
import { newId } from "../ids.ts";
import { createTestServer } from "../testing/create-test-server.ts";
import { createUserActor } from "../testing/create-user-actor.ts";
import { unrestricted } from "../testing/unrestricted.ts";
import { subscribe } from "./subscribe.ts";

const noted = defineEvent("note.hurried", z.object({}));
const ann = createUserActor({ email: "" });
const addNote = command("test.add_hurried_note", unrestricted, async (ctx, objectId: string) => {
  ctx.publish(noted, { workspaceId: ann.workspaceId, objectId, payload: {} });
});

it("a subscriber that does not wait for its audit event fails, and records nothing afterwards", async () => {
  let heard: Ctx | undefined;
  const hasty = subscribe(noted, {
    name: "test.hasty",
    async perform(ctx) {
      heard = ctx;
      await ctx.emit({ name: "test.heard", workspaceId: ann.workspaceId, data: {} });
      // Its key has to be made first.
      const about = { workspaceId: ann.workspaceId, subjectId: newId() };
      void ctx.audit({ act: "test.heard", ...about, sealed: { text: "x" } });
    },
  });
  await using server = await createTestServer({ modules: [{ name: "test", on: [hasty] }] });
  await addNote(server.as(ann), newId());
  const attempts = () => server.look("select attempts, failure from event_deliveries");
  await expect.poll(attempts, { timeout: 10_000 }).toEqual([{ attempts: 1, failure: "Error" }]);
  await expect(heard?.audit({ act: "test.heard", workspaceId: ann.workspaceId })).rejects.toThrow("too late");
  const recorded =
    "select id from audit_events where act = $1 union all select id from events where name = $1";
  expect(await server.look(recorded, ["test.heard"])).toEqual([]);
});
