import { recordAcceptances } from "#features/site/server/acceptance/record-acceptances.ts";
import { publishContent } from "#features/site/server/content/publish-content.ts";
import { restoreContent } from "#features/site/server/content/restore-content.ts";
import { readContent } from "#features/site/server/index.ts";
import { createPreview } from "#features/site/server/preview/create-preview.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

const place = { kind: "legal.imprint", language: "en" } as const;

async function newAdmin({ as, newPerson }: CommandWorld) {
  return as({ ...(await newPerson()).actor, isAdmin: true });
}

async function newVersion(world: CommandWorld) {
  const { system } = world;
  const admin = await newAdmin(world);
  const { version: basedOn, body } = await readContent(system, place);
  const published = await publishContent(admin, {
    ...{ ...place, basedOn, body: { ...body, title: "Imprint, ours" }, note: "", needsAcceptance: false },
  });
  return { admin, basedOn: published };
}

/** Commands on public texts and their acceptance. */
export const siteFixtures: Record<string, CommandFixture> = {
  "content.seed": { act: "content.published", isOfTheStart: true, perform: async () => undefined },
  "content.publish": { act: "content.published", perform: newVersion },
  "content.preview": {
    act: "content.previewed",
    async perform(world) {
      const { body } = await readContent(world.system, place);
      await createPreview(await newAdmin(world), { ...place, body });
    },
  },
  "content.restore": {
    act: "content.restored",
    async perform(world) {
      const { admin, basedOn } = await newVersion(world);
      await restoreContent(admin, { ...place, basedOn, version: 1, note: "" });
    },
  },
  "legal.accept": {
    act: "legal.accepted",
    async perform({ newPerson }) {
      const { ctx, actor } = await newPerson();
      await recordAcceptances(ctx, {
        ...{ userId: actor.userId, workspaceId: actor.workspaceId, occasion: "asked" },
        shown: { language: "de", terms: 1 },
      });
    },
  },
};
