import { createLogQuery } from "#features/compliance/server/events/queries/create-log-query.ts";
import { deleteSavedQuery } from "#features/compliance/server/events/queries/delete-log-query.ts";
import { renameSavedQuery } from "#features/compliance/server/events/queries/rename-log-query.ts";
import { noteReading } from "#features/compliance/server/events/reading/note-reading.ts";
import { noteContent } from "#features/compliance/server/events/reading/read-content.ts";
import { userOf } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

async function saved({ newPerson }: CommandWorld) {
  const { ctx } = await newPerson();
  const { id } = await createLogQuery(ctx, { name: "Failures", filter: { scope: "own", outcome: "failed" } });
  return { ctx, id };
}

/** Commands of reading the log. */
export const logReadingFixtures: Record<string, CommandFixture> = {
  "log.note_reading": {
    act: "log.read",
    perform: async ({ newPerson }) => {
      const { ctx } = await newPerson();
      const { workspaceId } = userOf(ctx);
      const all = { workspaceId, clauses: [], isOkOnly: false, from: undefined, to: undefined };
      return noteReading(ctx, { scope: "workspace", wanted: all });
    },
  },
  "log.note_content": {
    act: "log.personal_content_read",
    perform: async ({ newPerson }) => {
      const { ctx } = await newPerson();
      return noteContent(ctx, { workspaceId: userOf(ctx).workspaceId, eventId: newId() });
    },
  },
  "log_query.create": { act: "log_query.created", perform: saved },
  "log_query.rename": {
    act: "log_query.renamed",
    perform: async (world) => {
      const { ctx, id } = await saved(world);
      return renameSavedQuery(ctx, { id, name: "Denied" });
    },
  },
  "log_query.delete": {
    act: "log_query.deleted",
    perform: async (world) => {
      const { ctx, id } = await saved(world);
      return deleteSavedQuery(ctx, { id });
    },
  },
};
