import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { auditPublication } from "./audit-publication.ts";
import { checkBody } from "./check-body.ts";
import { contentAccess } from "./content.access.ts";
import { type ContentPlace, insertContent } from "./content.repository.ts";
import { nextVersion } from "./next-version.ts";

export interface PublishContent extends ContentPlace {
  /** The version on which the new one is based. 0 for the first. */
  basedOn: number;
  body: unknown;
  note: string;
  needsAcceptance: boolean;
}

/**
 * Publishes the next version and returns its number. Throws `content.published_meanwhile` when somebody was
 * faster, and `content.invalid` with all problems.
 */
export const publishContent = command(
  "content.publish",
  contentAccess.publish,
  async (ctx, input: PublishContent): Promise<number> => {
    const { kind, language, note, basedOn } = input;
    const place = { kind, language };
    const body = checkBody(kind, input.body);
    const version = await nextVersion(ctx, place, basedOn);
    const needsAcceptance = input.needsAcceptance && mayNeedAcceptance(kind);
    await insertContent(ctx.db, {
      ...{ ...place, version, body, note, needsAcceptance, publishedBy: userOf(ctx).userId, at: ctx.now() },
    });
    await auditPublication(ctx, "content.published", {
      ...place,
      version,
      facts: { needs_acceptance: needsAcceptance },
    });
    return version;
  },
);

function mayNeedAcceptance(kind: string): boolean {
  return kind === "legal.terms" || kind === "legal.privacy";
}
