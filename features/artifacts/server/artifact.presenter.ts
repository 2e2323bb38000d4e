import { abilitiesOf } from "#platform/server/access/abilities.ts";
import { namesOfPeople } from "#platform/server/access/person-names.repository.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { Artifact, ArtifactAnywhere, ArtifactVersion, ListedArtifact } from "../contract/index.ts";
import { artifactAccess, artifactOf, type Placed } from "./artifact.access.ts";
import type { ArtifactRow } from "./artifact.repository.ts";
import type { ArtifactAnywhereRow } from "./artifact-anywhere.repository.ts";
import { findConversationOf } from "./conversation.repository.ts";
import { restorableUntil } from "./restorable.ts";
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
  const people = [row.user_id, ...(newest.author_id ? [newest.author_id] : [])];
  const names = await namesOfPeople(ctx.db, people, { withAddress: false });
  const conversation = await findConversationOf(ctx.db, row.conversation_id);
  const isMaker = [row.user_id, row.created_by].includes(userOf(ctx).userId);
  return {
    ...presentListed(row),
    owner: ownerOf(row, names),
    conversation: conversation ? { id: conversation.id, title: conversation.title } : null,
    ...{ content: newest.content, newest: presentVersion(newest, names), integrity: row.integrity },
    abilities: { save: can.save, delete: can.delete && isMaker, share: can.share },
  };
}

/** Artifacts of any conversations, each with whose it is. Part of a query. */
export async function presentAnywhere(
  ctx: Ctx,
  rows: readonly ArtifactAnywhereRow[],
): Promise<ArtifactAnywhere[]> {
  const owners = rows.map(({ user_id }) => user_id);
  const names = await namesOfPeople(ctx.db, owners, { withAddress: false });
  return rows.map((row) => ({
    ...presentListed(row),
    owner: ownerOf(row, names),
    conversation:
      row.conversation_title === null ? null : { id: row.conversation_id, title: row.conversation_title },
    restorableUntil: row.deleted_at && restorableUntil(row.deleted_at).toISOString(),
  }));
}

/** Versions with the names of who wrote them. Part of a query. */
export async function presentVersions(ctx: Ctx, rows: readonly VersionRow[]): Promise<ArtifactVersion[]> {
  const people = rows.flatMap(({ author_id }) => author_id ?? []);
  const names = await namesOfPeople(ctx.db, people, { withAddress: false });
  return rows.map((row) => presentVersion(row, names));
}

function presentVersion(row: VersionRow, names: ReadonlyMap<string, string>): ArtifactVersion {
  return {
    number: row.number,
    writer: { id: row.author_id, name: (row.author_id && names.get(row.author_id)) || "" },
    isByAssistant: row.run_id !== null,
    note: row.note,
    restoredFrom: row.restored_from,
    characters: row.characters,
    createdAt: row.created_at.toISOString(),
  };
}

function ownerOf({ user_id: id }: ArtifactRow, names: ReadonlyMap<string, string>): Artifact["owner"] {
  const name = names.get(id);
  return name === undefined ? null : { id, name };
}
