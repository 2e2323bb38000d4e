import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { ContentDifference } from "../../contract/content/content-version.ts";
import { type ContentPlace, findContentVersion } from "./content.repository.ts";
import { diffText } from "./diff-text.ts";
import { flattenBody } from "./flatten-body.ts";

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
  const after = flattenBody(newer.body);
  const before = flattenBody(older?.body ?? {});
  const names = [...new Set([...after.keys(), ...before.keys()])];
  return {
    version,
    against: older?.version ?? null,
    places: names
      .filter((name) => before.get(name) !== after.get(name))
      .map((name) => ({ place: name, changes: diffText(before.get(name) ?? "", after.get(name) ?? "") })),
  };
}
