import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { ContentDifference } from "../../contract/content/content-version.ts";
import { compareBodies } from "./compare-bodies.ts";
import { contentAccess } from "./content.access.ts";
import { type ContentPlace, findContentVersion } from "./content.repository.ts";
import { storedBody } from "./stored-body.ts";

/** All places that a version changed. Undefined when it does not exist. */
export async function readDifference(
  ctx: Ctx,
  place: ContentPlace,
  version: number,
): Promise<ContentDifference | undefined> {
  const { newer, older } = await query(ctx, contentAccess.compare, async ({ db }) => ({
    newer: await findContentVersion(db, place, version),
    older: await findContentVersion(db, place, version - 1),
  }));
  if (!newer) return undefined;
  const places = compareBodies(storedBody(place.kind, older?.body ?? {}), storedBody(place.kind, newer.body));
  return { version, against: older?.version ?? null, places };
}
