import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { acceptedTypes, type ShownVersions } from "../../contract/acceptance/acceptance.ts";
import { siteErrors } from "../../contract/errors.ts";
import { findContentVersion, findNewestContent } from "../content/content.repository.ts";
import { insertAcceptance } from "./acceptance.repository.ts";
import { legalAccess } from "./legal.access.ts";

export interface RecordAcceptances {
  userId: string;
  /** The workspace of the audit event: the personal one at sign-up, the current one later. */
  workspaceId: string;
  shown: ShownVersions;
  occasion: "sign_up" | "asked";
}

/**
 * Records which versions a person accepted. At sign-up a missing or unknown version is replaced by the
 * newest. Later an unknown version throws `content.version_not_found`, and texts that were not shown are
 * skipped.
 */
export const recordAcceptances = command(
  "legal.accept",
  legalAccess.accept,
  async (ctx, { userId, workspaceId, shown, occasion }: RecordAcceptances): Promise<void> => {
    for (const type of acceptedTypes) {
      const told = shown[type];
      if (told === undefined && occasion === "asked") continue;
      const place = { kind: `legal.${type}`, language: shown.language } as const;
      const version = told === undefined ? undefined : await findContentVersion(ctx.db, place, told);
      if (!version && occasion === "asked") fail(siteErrors, "content.version_not_found");
      const found = version ?? (await findNewestContent(ctx.db, place));
      if (!found) continue;
      const accepted = { type, language: found.language, version: found.version };
      const acceptance = { userId, ...accepted, occasion, at: ctx.now() };
      if (!(await insertAcceptance(ctx.db, acceptance))) continue;
      await ctx.audit({
        act: "legal.accepted",
        workspaceId,
        onBehalfOf: userId,
        target: [{ type: "legal_document", id: type }],
        facts: { language: found.language, version: found.version, occasion },
        isWithoutSource: true,
      });
    }
  },
);
