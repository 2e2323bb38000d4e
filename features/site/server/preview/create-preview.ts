import { createHash, randomBytes } from "node:crypto";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { checkBody } from "../content/check-body.ts";
import type { ContentPlace } from "../content/content.repository.ts";
import { deleteOldPreviews, insertPreview } from "./preview.repository.ts";

const keptMs = 3_600_000;

export interface CreatePreview extends ContentPlace {
  adminId: string;
  body: unknown;
}

/**
 * Keeps what an admin has not published yet, to be looked at for an hour; returns the token of its address. An admin has one
 * at a time. Throws `content.invalid`. Acts as the system.
 */
export const createPreview = command(
  "content.preview",
  async (ctx, { kind, language, body, adminId }: CreatePreview): Promise<string> => {
    const token = randomBytes(24).toString("base64url");
    const checked = checkBody(kind, body);
    await deleteOldPreviews(ctx.db, adminId, ctx.now());
    await insertPreview(ctx.db, {
      ...{ kind, language, body: checked, madeBy: adminId },
      tokenHash: hashOf(token),
      expiresAt: new Date(ctx.now().getTime() + keptMs),
    });
    await ctx.audit({
      act: "content.previewed",
      workspaceId: installationWorkspaceId,
      onBehalfOf: adminId,
      target: [{ type: "content", id: kind }],
      facts: { language },
    });
    return token;
  },
);

export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
