import { sql } from "kysely";
import { z } from "zod";
import { defineEvent } from "#platform/contract/define-event.ts";
import { subscribe } from "../subscribe.ts";

/** Records each delivered note with its process. The test that needs the table creates it. */
export const heardTable = `
  create table heard (at bigint generated always as identity, object_id text, text text, pid int);
  grant insert, select on heard to service_role`;

export const noteAdded = defineEvent("note.added", z.object({ text: z.string() }));

/** Records the note, then calls `then`, in the same transaction. */
export const hearNotes = (then: (text: string) => Promise<void>) =>
  subscribe(noteAdded, {
    name: "test.hear_notes",
    async perform(ctx, { text }, { objectId }) {
      await sql`insert into heard (object_id, text, pid) values (${objectId}, ${text}, ${process.pid})`.execute(
        ctx.db,
      );
      await then(text);
    },
  });
