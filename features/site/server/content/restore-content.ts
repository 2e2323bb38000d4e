import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { siteErrors } from "../../contract/errors.ts";
import { auditPublication } from "./audit-publication.ts";
import { checkBody } from "./check-body.ts";
import { contentAccess } from "./content.access.ts";
import { type ContentPlace, findContentVersion, insertContent } from "./content.repository.ts";
import { nextVersion } from "./next-version.ts";

export interface RestoreContent extends ContentPlace {
  basedOn: number;
  /** The older version to restore. */
  version: number;
  note: string;
}

/** Publishes an older version again, as the next one. Throws `content.unchanged` for the newest. */
export const restoreContent = command(
  "content.restore",
  contentAccess.restore,
  async (ctx, input: RestoreContent): Promise<number> => {
    const { kind, language, note, version: restoredVersion } = input;
    const place = { kind, language };
    const version = await nextVersion(ctx, place, input.basedOn);
    if (restoredVersion === version - 1) fail(siteErrors, "content.unchanged");
    const older = await findContentVersion(ctx.db, place, restoredVersion);
    if (!older) return fail(siteErrors, "content.version_not_found");
    const body = checkBody(kind, older.body);
    await insertContent(ctx.db, {
      ...{ ...place, version, body, note, restoredVersion, publishedBy: userOf(ctx).userId, at: ctx.now() },
    });
    await auditPublication(ctx, "content.restored", {
      ...place,
      version,
      facts: { restored_version: restoredVersion },
    });
    return version;
  },
);
