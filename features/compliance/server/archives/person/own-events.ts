import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { createOpener } from "#platform/server/audit/open-sealed.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { listPlaces } from "../../exports/place.repository.ts";
import { archiveAccess } from "../archive.access.ts";
import type { ArchiveEntry } from "../writing/archive-entry.ts";
import { spool } from "../writing/spool.ts";
import { listWorkspacesOf, type OwnEvent, readEventsOf } from "./own-event.repository.ts";

/**
 * The events of a person, with what the log shows them: their own with its personal content, those that somebody did
 * for them without, because it is that somebody's.
 */
export async function* ownEvents(ctx: Ctx, userId: string): AsyncGenerator<ArchiveEntry> {
  const { services } = ctx;
  const open = createOpener(services);
  const lineOf = async (event: OwnEvent) => {
    const {
      id,
      workspace_id: workspaceId,
      number,
      actor_id,
      envelope,
      sealed,
      data_key_id: dataKeyId,
    } = event;
    const isOpened = actor_id === userId && sealed && dataKeyId;
    const fields = isOpened ? await open({ id, workspaceId, sealed, dataKeyId }) : undefined;
    const content = isOpened ? { content: fields ?? "erased" } : {};
    return { id, workspaceId, number, envelope: JSON.parse(envelope.toString()), ...content };
  };
  const write = async (events: OwnEvent[], append: (lines: readonly string[]) => Promise<void>) => {
    ctx.signal?.throwIfAborted();
    const places = await listPlaces(
      services.servicePool,
      events.map(({ id }) => id),
    );
    const lines: string[] = [];
    for (const event of events) {
      const place = places.get(event.id);
      const placed = place && {
        log: place.origin,
        index: place.index,
        leafHash: place.leafHash.toString("base64"),
      };
      lines.push(JSON.stringify({ ...(await lineOf(event)), ...(placed && { place: placed }) }));
    }
    await append(lines);
  };
  await using file = await spool((append) =>
    query(ctx, archiveAccess.write, async ({ db }) => {
      const workspaceIds = [...(await listWorkspacesOf(db, userId)), installationWorkspaceId];
      await readEventsOf(db, { userId, workspaceIds }, (events) => write(events, append));
    }),
  );
  if (file.sizeBytes === 0) return;
  const what = [
    "Audit events: what the person did, and what was done for them",
    "Ereignisse des Protokolls",
  ] as const;
  yield { path: "events.jsonl", what, pieces: file.stream(), hasRows: true };
}
