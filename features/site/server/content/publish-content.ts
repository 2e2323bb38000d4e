import { command } from "#platform/server/command.ts";
import { auditPublication } from "./audit-publication.ts";
import { checkBody } from "./check-body.ts";
import { type ContentPlace, insertContent } from "./content.repository.ts";
import { nextVersion } from "./next-version.ts";

export interface PublishContent extends ContentPlace {
  adminId: string;
  /** The version that the new one goes on from; 0 when there was none. */
  basedOn: number;
  body: unknown;
  note: string;
  needsAcceptance: boolean;
}

/**
 * Publishes the next version. Throws `content.published_meanwhile` when somebody was faster, `content.invalid` with every
 * place that is not as it should be. Acts as the system, for an admin.
 */
export const publishContent = command(
  "content.publish",
  async (ctx, input: PublishContent): Promise<number> => {
    const { kind, language, adminId, note, basedOn } = input;
    const place = { kind, language };
    const body = checkBody(kind, input.body);
    const version = await nextVersion(ctx, place, basedOn);
    const needsAcceptance = input.needsAcceptance && mayNeedAcceptance(kind);
    await insertContent(ctx.db, {
      ...{ ...place, version, body, note, needsAcceptance, publishedBy: adminId, at: ctx.now() },
    });
    await auditPublication(ctx, "content.published", {
      ...{ ...place, version, adminId, facts: { needs_acceptance: needsAcceptance } },
    });
    return version;
  },
);

function mayNeedAcceptance(kind: string): boolean {
  return kind === "legal.terms" || kind === "legal.privacy";
}
