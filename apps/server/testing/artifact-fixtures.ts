import { changeArtifact } from "#features/artifacts/server/change-artifact.ts";
import { createArtifact } from "#features/artifacts/server/create-artifact.ts";
import { deleteArtifact } from "#features/artifacts/server/delete-artifact.ts";
import { restoreArtifact } from "#features/artifacts/server/restore-artifact.ts";
import { restoreVersion } from "#features/artifacts/server/restore-version.ts";
import { saveArtifact } from "#features/artifacts/server/save-artifact.ts";
import { newId } from "#platform/server/ids.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

async function written({ answered }: CommandWorld) {
  const { person, conversationId } = await answered();
  const id = newId();
  const artifact = { id, conversationId, kind: "document" as const, title: "Report", content: "# One" };
  await createArtifact(person.ctx, artifact);
  return { ctx: person.ctx, id };
}

/** Commands on artifacts. */
export const artifactFixtures: Record<string, CommandFixture> = {
  "artifact.create": { act: "artifact.created", perform: (world) => written(world) },
  "artifact.save": {
    act: "artifact.saved",
    async perform(world) {
      const { ctx, id } = await written(world);
      await saveArtifact(ctx, { id, version: 1, content: "# Two", note: "" });
    },
  },
  "artifact.change": {
    act: "artifact.renamed",
    async perform(world) {
      const { ctx, id } = await written(world);
      await changeArtifact(ctx, { id, title: "Letter" });
    },
  },
  "artifact.restore_version": {
    act: "artifact.version_restored",
    async perform(world) {
      const { ctx, id } = await written(world);
      await saveArtifact(ctx, { id, version: 1, content: "# Two", note: "" });
      await restoreVersion(ctx, { id, number: 1 });
    },
  },
  "artifact.delete": {
    act: "artifact.deleted",
    async perform(world) {
      const { ctx, id } = await written(world);
      await deleteArtifact(ctx, { id });
    },
  },
  "artifact.restore": {
    act: "artifact.restored",
    async perform(world) {
      const { ctx, id } = await written(world);
      await deleteArtifact(ctx, { id });
      await restoreArtifact(ctx, { id });
    },
  },
};
