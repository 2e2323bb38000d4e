import { forAnotherPerson, joinLabels, type Label } from "#platform/contract/label.ts";
import type { UserActor } from "#platform/server/context.ts";
import type { ArtifactRow } from "./artifact.repository.ts";

type Labelled = Pick<ArtifactRow, "integrity" | "readers" | "written_by" | "is_outsiders">;

/** The label of an artifact for a person. What others wrote has the integrity of the organization, or is from outside. */
export function labelFor(row: Labelled, userId: string): Label {
  const isOwn = row.written_by === userId;
  const { integrity, readers } = isOwn ? row : forAnotherPerson(row, { isOutsider: row.is_outsiders });
  return { integrity, readers };
}

/**
 * The label of an artifact in which a person, or a run of theirs, wrote something. It never gets better: nobody knows
 * which part of a text is left of an earlier version.
 */
export function labelAfterWriting(
  before: Labelled | undefined,
  label: Label,
  { userId, role }: Pick<UserActor, "userId" | "role">,
): Pick<ArtifactRow, "integrity" | "readers" | "written_by"> {
  if (!before) return { integrity: label.integrity, readers: [...label.readers], written_by: userId };
  const isOwn = before.written_by === userId;
  const written = isOwn ? label : forAnotherPerson(label, { isOutsider: role === "guest" });
  const { integrity, readers } = joinLabels([labelFor(before, userId), written]);
  return { integrity, readers: [...readers], written_by: isOwn ? userId : null };
}
