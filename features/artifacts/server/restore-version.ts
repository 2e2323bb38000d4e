import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { artifactErrors } from "../contract/index.ts";
import { artifactAccess, artifactOf, lockShown } from "./artifact.access.ts";
import { findVersion } from "./version.repository.ts";
import { writeVersion } from "./write-version.ts";

export interface RestoreVersion {
  id: string;
  number: number;
  /** Restores only while this is the newest version. */
  whileNewest?: number;
}

/**
 * Makes an earlier version the newest again, as a new version, so that none is lost. Throws `artifact.no_such_version` and
 * `artifact.changed_meanwhile`. Restoring the newest changes nothing.
 */
export const restoreVersion = command(
  "artifact.restore_version",
  artifactAccess.restore_version.by((ctx, input: RestoreVersion) => lockShown(ctx, input)),
  async (ctx, { id, number, whileNewest }, found): Promise<void> => {
    const artifact = artifactOf(found);
    if (whileNewest !== undefined && whileNewest !== artifact.version)
      fail(artifactErrors, "artifact.changed_meanwhile");
    const version =
      (await findVersion(ctx.db, id, number)) ?? fail(artifactErrors, "artifact.no_such_version");
    if (number === artifact.version) return;
    const { content } = version;
    const next = await writeVersion(ctx, artifact, {
      content,
      note: "",
      by: undefined,
      restoredFrom: number,
    });
    await ctx.audit({
      act: "artifact.version_restored",
      target: [{ type: "artifact", id }],
      conversationId: artifact.conversation_id,
      facts: { version: next.number, restored: number },
    });
  },
);
