import type { Ctx } from "#platform/server/context.ts";
import { setPurposeDefault } from "./purposes/set-purpose-default.ts";

/** Makes an enabled model the one that answers when nobody chooses. */
export async function makeDefaultModel(ctx: Ctx, { ref }: { ref: string }) {
  const model = await setPurposeDefault(ctx, { purpose: "chat", ref });
  if (!model) throw new Error("A default was chosen and not returned.");
  return model;
}
