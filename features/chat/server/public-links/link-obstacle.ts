import { hasProvedAddress } from "#platform/server/access/proved-address.repository.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { LinkObstacle } from "../../contract/index.ts";
import { areLinksForbidden } from "./link-policy.repository.ts";

/** Why the person can make no public link at all, whatever the conversation. Null: nothing is in the way. */
export async function linkObstacle(ctx: Ctx): Promise<LinkObstacle | null> {
  if (await areLinksForbidden(ctx.db)) return "forbidden";
  const isProved = await hasProvedAddress(ctx.db, userOf(ctx).userId);
  return isProved ? null : "address_unproved";
}
