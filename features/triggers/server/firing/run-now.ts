import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { findShownFiring, type ShownFiring } from "../firing.repository.ts";
import { startFiring } from "./start-firing.ts";

/** Fires a trigger by hand, also a paused one. Throws what refuses the run: its person is there to read it. */
export async function runNow(ctx: Ctx, { id }: { id: string }): Promise<ShownFiring> {
  const firing = await startFiring(ctx, {
    ...{ id, cause: "by_hand", key: `by_hand:${newId()}`, dueAt: ctx.now() },
  });
  const shown = firing && (await query(ctx, ({ db }) => findShownFiring(db, firing.id)));
  if (!shown) throw new Error("The firing was not found.");
  return shown;
}
