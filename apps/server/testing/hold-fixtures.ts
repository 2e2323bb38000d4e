import { PlaceHold } from "#features/compliance/contract/index.ts";
import { changeHold } from "#features/compliance/server/holds/change-hold.ts";
import { placeHold } from "#features/compliance/server/holds/place-hold.ts";
import { releaseHold } from "#features/compliance/server/holds/release-hold.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

async function placed({ newPerson }: CommandWorld) {
  const { ctx } = await newPerson();
  const { id } = await placeHold(ctx, PlaceHold.parse({ name: "Claim", reason: "A letter", isWhole: true }));
  return { ctx, id };
}

/** Commands on legal holds. */
export const holdFixtures: Record<string, CommandFixture> = {
  "hold.place": { act: "hold.placed", perform: placed },
  "hold.change": {
    act: "hold.changed",
    perform: async (world) => {
      const { ctx, id } = await placed(world);
      return changeHold(ctx, { id, endsAt: new Date(Date.now() + 86_400_000).toISOString() });
    },
  },
  "hold.release": {
    act: "hold.released",
    perform: async (world) => {
      const { ctx, id } = await placed(world);
      return releaseHold(ctx, { id });
    },
  },
};
