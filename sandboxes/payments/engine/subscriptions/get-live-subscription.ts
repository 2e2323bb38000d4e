import { ApiError } from "../../api/api-error.ts";
import type { Stored } from "../../storage/stored-objects.ts";
import { getStored } from "../get-stored.ts";
import type { World } from "../world.ts";

/** A subscription that can be changed. Throws `resource_missing` for an ended one. */
export async function getLiveSubscription(world: World, id: string): Promise<Stored<"subscription">> {
  const stored = await getStored(world, "subscription", id);
  if (stored.object.ended_at === null) return stored;
  throw new ApiError(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such subscription: '${id}'`,
    param: "id",
  });
}
