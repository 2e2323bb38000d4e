import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { legalTexts } from "./legal/legal-texts.ts";
import { insertFirstVersion } from "./legal-document.repository.ts";

/** Publishes the first version of the legal texts that are missing; later versions are the operator's. */
export const seedLegalTexts = command("legal_document.seed", async (ctx, _input: object): Promise<void> => {
  for (const text of legalTexts) {
    if (!(await insertFirstVersion(ctx.db, text))) continue;
    await ctx.audit({
      act: "legal_document.published",
      workspaceId: installationWorkspaceId,
      target: [{ type: "legal_document", id: text.type }],
      facts: { version: 1 },
    });
  }
});
