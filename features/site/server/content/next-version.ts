import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { siteErrors } from "../../contract/errors.ts";
import { type ContentPlace, findNewestVersion, lockPublications } from "./content.repository.ts";

/**
 * The version number after `basedOn`. Locks out other publications until the commit. Throws
 * `content.published_meanwhile` when there is a newer version.
 */
export async function nextVersion(ctx: Ctx, place: ContentPlace, basedOn: number): Promise<number> {
  await lockPublications(ctx.db);
  const newest = await findNewestVersion(ctx.db, place);
  if (newest !== basedOn) {
    fail(siteErrors, "content.published_meanwhile", {
      message: `Version ${newest} was published in the meantime. Your changes are kept: review it, then publish again.`,
      details: { newest },
    });
  }
  return newest + 1;
}
