import type { Page } from "#platform/contract/page.ts";
import { abilitiesOf } from "#platform/server/access/abilities.ts";
import { findAllowed } from "#platform/server/access/authorize.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import {
  type Artifact,
  type ArtifactList,
  type ArtifactVersion,
  type ArtifactVersionContent,
  artifactErrors,
  mostArtifacts,
} from "../contract/index.ts";
import { artifactAccess, artifactOf, findToCreate } from "./artifact.access.ts";
import { presentArtifact, presentListed, presentVersions } from "./artifact.presenter.ts";
import { listArtifactsOf } from "./artifact.repository.ts";
import { findVersion, listVersions } from "./version.repository.ts";

const { read } = artifactAccess;

/** The artifacts of a conversation, the last changed first. */
export function listArtifacts(ctx: Ctx, conversationId: string): Promise<ArtifactList> {
  return query(ctx, read, async (inner) => {
    const place = await findAllowed(inner, read.by(findToCreate), { conversationId });
    const rows = await listArtifactsOf(inner.db, conversationId, mostArtifacts);
    const { create: mayCreate } = await abilitiesOf(inner, artifactAccess, place);
    return { items: rows.map(presentListed), mayCreate };
  });
}

export function getArtifact(ctx: Ctx, id: string): Promise<Artifact> {
  return query(ctx, read, async (inner) => {
    const found = await findAllowed(inner, read, { id });
    const artifact = artifactOf(found);
    const newest = await findVersion(inner.db, id, artifact.version);
    return presentArtifact(inner, found, newest ?? fail(artifactErrors, "artifact.not_found"));
  });
}

/** A page of versions, newest first. The cursor is the number of the last version before the page. */
export function listVersionsPage(
  ctx: Ctx,
  id: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<Page<ArtifactVersion>> {
  return query(ctx, read, async (inner) => {
    await findAllowed(inner, read, { id });
    const rows = await listVersions(inner.db, { artifactId: id, before, limit: limit + 1 });
    const page = pageOfRows(rows, limit, ({ number }) => String(number));
    return { ...page, items: await presentVersions(inner, page.items) };
  });
}

export function getVersion(ctx: Ctx, id: string, number: number): Promise<ArtifactVersionContent> {
  return query(ctx, read, async (inner) => {
    await findAllowed(inner, read, { id });
    const row = (await findVersion(inner.db, id, number)) ?? fail(artifactErrors, "artifact.no_such_version");
    const [version] = await presentVersions(inner, [row]);
    return { ...(version ?? fail(artifactErrors, "artifact.no_such_version")), content: row.content };
  });
}
