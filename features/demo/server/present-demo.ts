import { readUsedOf } from "#features/entitlements/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Demo } from "../contract/index.ts";
import { demoAccess } from "./demo.access.ts";
import type { DemoRow } from "./demo.repository.ts";
import type { DemoOptions } from "./demo-options.ts";

/** The demo as its visitor sees it. */
export async function presentDemo(
  ctx: Ctx,
  { userId, endsAt }: Pick<DemoRow, "userId" | "endsAt">,
  { settings, scenes }: DemoOptions,
): Promise<Demo> {
  return {
    id: userId,
    endsAt: endsAt.toISOString(),
    now: ctx.now().toISOString(),
    messages: {
      limit: settings.messages,
      used: await query(ctx, demoAccess.read, (inner) => readUsedOf(inner, userId, "messages")),
    },
    scenes: scenes.map(({ name, title, look, prompt }) => ({ name, title, look: [...look], prompt })),
  };
}
