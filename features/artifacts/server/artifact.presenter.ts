import { abilitiesOf } from "#platform/server/access/abilities.ts";
import { namesOfPeople } from "#platform/server/access/person-names.repository.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { Artifact, ArtifactVersion, ListedArtifact } from "../contract/index.ts";
import { artifactAccess, artifactOf, type Placed } from "./artifact.access.ts";
import type { ArtifactRow } from "./artifact.repository.ts";
import { findConversationOf } from "./conversation.repository.ts";
import type { VersionRow, VersionWithContent } from "./version.repository.ts";

export function presentListed(row: ArtifactRow): ListedArtifact {
  const { id, conversation_id: conversationId, kind, title, language, version } = row;
  return { id, conversationId, kind, title, language, version, updatedAt: row.updated_at.toISOString() };
}

/** An artifact as the caller sees it. Part of a query. */
export async function presentArtifact(
  ctx: Ctx,
  found: Placed,
  newest: VersionWithContent,
): Promise<Artifact> {
  const row = artifactOf(found);
  const can = await abilitiesOf(ctx, artifactAccess, found);
  const [version] = await presentVersions(ctx, [newest]);
  if (!version) throw new Error("A version is presented.");
  const isMaker = [row.user_id, row.created_by].includes(userOf(ctx).userId);
  return {
    ...presentListed(row),
    ...{ content: newest.content, newest: version, integrity: row.integrity },
    isInOpenConversation: (await findConversationOf(ctx.db, row.conversation_id)) !== undefined,
    abilities: { save: can.save, delete: can.delete && isMaker, share: can.share },
  };
}

/** Versions with the names of who wrote them. Part of a query. */
export async function presentVersions(ctx: Ctx, rows: readonly VersionRow[]): Promise<ArtifactVersion[]> {
  const people = rows.flatMap(({ author_id }) => author_id ?? []);
  const names = await namesOfPeople(ctx.db, people, { withAddress: false });
  return rows.map((row) => ({
    number: row.number,
    writer: { id: row.author_id, name: (row.author_id && names.get(row.author_id)) || "" },
    isByAssistant: row.run_id !== null,
    note: row.note,
    restoredFrom: row.restored_from,
    characters: row.characters,
    createdAt: row.created_at.toISOString(),
  }));
}
