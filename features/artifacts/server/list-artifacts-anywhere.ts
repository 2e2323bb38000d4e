import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { readTimeCursor, timeCursorOf } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import { type ArtifactAnywhere, artifactErrors } from "../contract/index.ts";
import { artifactAccess } from "./artifact.access.ts";
import { presentAnywhere } from "./artifact.presenter.ts";
import {
  findDeletedArtifact,
  listArtifactsAnywhere,
  listDeletedArtifacts,
} from "./artifact-anywhere.repository.ts";
import { restorableSince } from "./restorable.ts";

export interface ArtifactsPage {
  show: "all" | "deleted";
  search: string;
  cursor?: string | undefined;
  limit: number;
}

/** The artifacts that the caller can open, or can restore. The cursor is the time and id of a page's last row. */
export function listArtifactsPage(
  ctx: Ctx,
  { show, search, cursor, limit }: ArtifactsPage,
): Promise<Page<ArtifactAnywhere>> {
  const before = readTimeCursor(cursor);
  return query(ctx, artifactAccess.list, async (inner) => {
    const asked = { caller: userOf(ctx), search, before, limit: limit + 1 };
    const rows =
      show === "all"
        ? await listArtifactsAnywhere(inner.db, asked)
        : await listDeletedArtifacts(inner.db, { ...asked, since: restorableSince(ctx.now()) });
    const page = pageOfRows(rows, limit, ({ sorted_micros: micros, id }) => timeCursorOf({ micros, id }));
    return { ...page, items: await presentAnywhere(inner, page.items) };
  });
}

/** A deleted one that the caller can restore. To everybody else it does not exist. */
export function getDeletedArtifact(ctx: Ctx, id: string): Promise<ArtifactAnywhere> {
  return query(ctx, artifactAccess.list, async (inner) => {
    const row = await findDeletedArtifact(inner.db, {
      caller: userOf(ctx),
      id,
      since: restorableSince(ctx.now()),
    });
    const [artifact] = await presentAnywhere(inner, row ? [row] : []);
    return artifact ?? fail(artifactErrors, "artifact.not_found");
  });
}
