import { createHash, randomBytes } from "node:crypto";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { checkBody } from "../content/check-body.ts";
import { contentAccess } from "../content/content.access.ts";
import type { ContentPlace } from "../content/content.repository.ts";
import { deleteOldPreviews, insertPreview } from "./preview.repository.ts";

const keptMs = 3_600_000;

export interface CreatePreview extends ContentPlace {
  body: unknown;
}

/**
 * Stores an unpublished text for an hour and returns the token of its preview. An admin has one preview at a
 * time. Throws `content.invalid`.
 */
export const createPreview = command(
  "content.preview",
  contentAccess.preview,
  async (ctx, { kind, language, body }: CreatePreview): Promise<string> => {
    const { userId: madeBy } = userOf(ctx);
    const token = randomBytes(24).toString("base64url");
    const checked = checkBody(kind, body);
    await deleteOldPreviews(ctx.db, madeBy, ctx.now());
    await insertPreview(ctx.db, {
      ...{ kind, language, body: checked, madeBy },
      tokenHash: hashOf(token),
      expiresAt: new Date(ctx.now().getTime() + keptMs),
    });
    await ctx.audit({
      act: "content.previewed",
      workspaceId: installationWorkspaceId,
      target: [{ type: "content", id: kind }],
      facts: { language },
    });
    return token;
  },
);

export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
