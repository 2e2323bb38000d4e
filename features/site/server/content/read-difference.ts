import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { type ContentKind, contentSchemas } from "../../contract/content/content-kind.ts";
import type { ContentDifference } from "../../contract/content/content-version.ts";
import { compareBodies } from "./compare-bodies.ts";
import { type ContentPlace, findContentVersion } from "./content.repository.ts";

/** Every place that a version changed; undefined when there is no such version. */
export async function readDifference(
  ctx: Ctx,
  place: ContentPlace,
  version: number,
): Promise<ContentDifference | undefined> {
  const { newer, older } = await query(ctx, async ({ db }) => ({
    newer: await findContentVersion(db, place, version),
    older: await findContentVersion(db, place, version - 1),
  }));
  if (!newer) return undefined;
  const places = compareBodies(inOrder(place.kind, older?.body ?? {}), inOrder(place.kind, newer.body));
  return { version, against: older?.version ?? null, places };
}

/** The database keeps no order of fields: what comes first in the form comes first again, as far as it still fits. */
function inOrder(kind: ContentKind, body: unknown): unknown {
  const parsed = contentSchemas[kind].safeParse(body);
  return parsed.success ? parsed.data : body;
}
