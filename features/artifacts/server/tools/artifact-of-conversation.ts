import { type ToolContext, ToolError } from "#features/tools/server/index.ts";
import type { Label } from "#platform/contract/label.ts";
import { query } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { mostArtifacts } from "../../contract/index.ts";
import { type ArtifactRow, listArtifactsOf } from "../artifact.repository.ts";
import { labelFor } from "../label-of-artifact.ts";
import { findVersion, type VersionWithContent } from "../version.repository.ts";

export interface FoundArtifact {
  row: ArtifactRow;
  version: VersionWithContent;
  /** For the person of the run. */
  label: Label;
}

/** The artifacts of the call's conversation. Throws a ToolError outside a conversation. */
export function artifactsHere({ ctx, conversationId }: ToolContext): Promise<ArtifactRow[]> {
  const id = requireConversation(conversationId);
  return query(ctx, ({ db }) => listArtifactsOf(db, id, mostArtifacts));
}

/** One by its id or title, with a version of it. Throws a ToolError when the conversation has none. */
export async function requireArtifact(
  context: ToolContext,
  wanted: string,
  number?: number,
): Promise<FoundArtifact> {
  const title = wanted.toLowerCase();
  const rows = await artifactsHere(context);
  const row = rows.find(({ id }) => id === wanted) ?? rows.find((one) => one.title.toLowerCase() === title);
  if (!row)
    throw new ToolError(
      "artifact.not_here",
      "This conversation has no such artifact. List them with read_artifact.",
    );
  const version = await query(context.ctx, ({ db }) => findVersion(db, row.id, number ?? row.version));
  if (!version) throw new ToolError("artifact.no_such_version", "This artifact has no such version.");
  return { row, version, label: labelFor(row, userOf(context.ctx).userId) };
}

export function requireConversation(conversationId: string | null): string {
  if (conversationId) return conversationId;
  throw new ToolError("artifact.no_conversation", "There is no conversation here, so no artifact of one.");
}
