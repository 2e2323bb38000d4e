import { PlaceHold } from "#features/compliance/contract/index.ts";
import { changeHold } from "#features/compliance/server/holds/change-hold.ts";
import { noteFinding } from "#features/compliance/server/holds/note-finding.ts";
import { applyPeriod } from "#features/compliance/server/holds/periods/apply-periods.ts";
import { setPeriod } from "#features/compliance/server/holds/periods/set-period.ts";
import { placeHold } from "#features/compliance/server/holds/place-hold.ts";
import { releaseHold } from "#features/compliance/server/holds/release-hold.ts";
import { newId } from "#platform/server/ids.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

async function placed({ newPerson }: CommandWorld) {
  const { ctx } = await newPerson();
  const { id } = await placeHold(ctx, PlaceHold.parse({ name: "Claim", reason: "A letter", isWhole: true }));
  return { ctx, id };
}

/** Commands on legal holds, and on how long data is kept. */
export const holdFixtures: Record<string, CommandFixture> = {
  "hold.place": { act: "hold.placed", perform: placed },
  "hold.change": {
    act: "hold.changed",
    perform: async (world) => {
      const { ctx, id } = await placed(world);
      return changeHold(ctx, { id, endsAt: new Date(Date.now() + 86_400_000).toISOString() });
    },
  },
  "hold.release": {
    act: "hold.released",
    perform: async (world) => {
      const { ctx, id } = await placed(world);
      return releaseHold(ctx, { id });
    },
  },
  "hold.note_finding": {
    act: "hold.conversations_found",
    perform: async ({ newPerson }) => noteFinding((await newPerson()).ctx, { ownerIds: [newId()] }),
  },
  "retention_period.set": {
    act: "retention_period.set",
    perform: async ({ newPerson }) => setPeriod((await newPerson()).ctx, { kind: "conversations", days: 90 }),
  },
  "retention_period.apply": {
    act: "retention_period.applied",
    perform: async ({ answered, look, system }) => {
      const { person, conversationId } = await answered();
      const { workspaceId } = person.actor;
      await setPeriod(person.ctx, { kind: "conversations", days: 30 });
      await look("update retention_periods set applies_from = now() where workspace_id = $1", [workspaceId]);
      await look("update conversations set created_at = now() - interval '1 year' where id = $1", [
        conversationId,
      ]);
      await look("update messages set created_at = now() - interval '1 year' where conversation_id = $1", [
        conversationId,
      ]);
      await applyPeriod(system, { workspaceId, kind: "conversations" });
    },
  },
};
