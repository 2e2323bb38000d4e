import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { acceptedTypes, type LegalAcceptances } from "../../contract/acceptance/acceptance.ts";
import { readContent } from "../content/read-content.ts";
import { hasOwner, listLastAcceptances, wantsAcceptance } from "./acceptance.repository.ts";
import { legalAccess } from "./legal.access.ts";

/**
 * The caller's acceptances, and texts that require one: a newer version, or the first for an account created
 * without showing any (by invitation, directory, or a link to an unknown mailbox).
 */
export function listAcceptances(ctx: Ctx): Promise<LegalAcceptances> {
  const { userId } = userOf(ctx);
  return query(ctx, legalAccess.list, async (inner) => {
    const rows = await listLastAcceptances(inner.db, userId);
    const isNew = rows.length === 0 && (await hasOwner(inner.db, userId));
    const result: LegalAcceptances = { accepted: [], asked: [] };
    for (const type of acceptedTypes) {
      const row = rows.find((each) => each.type === type);
      const newest = await readContent(inner, { kind: `legal.${type}`, language: row?.language ?? "en" });
      const { language, version } = newest;
      const { title } = newest.body;
      const isAsked = row ? row.is_asked_again : isNew || (await wantsAcceptance(inner.db, type, language));
      if (isAsked) result.asked.push({ type, title, language, version });
      if (!row) continue;
      result.accepted.push({
        ...{ type, title, language: row.language, version: row.version },
        acceptedAt: row.accepted_at.toISOString(),
        isNewest: row.version >= row.newest_version,
      });
    }
    return result;
  });
}
