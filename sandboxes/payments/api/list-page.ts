import type { World } from "../engine/world.ts";
import { type ListFilter, listObjects } from "../storage/objects.repository.ts";
import type { Kind } from "../storage/stored-objects.ts";
import { invalid } from "./api-error.ts";
import type { PageParams } from "./params.ts";

export async function listPage(
  world: World,
  kind: Kind,
  url: string,
  { limit = 10, starting_after, ending_before, created }: PageParams,
  filter: Partial<ListFilter> = {},
): Promise<object> {
  if (limit < 1 || limit > 100) {
    throw invalid("Invalid limit: must be between 1 and 100.", "limit", "parameter_invalid_integer");
  }
  const { objects, hasMore } = await listObjects(world.client, kind, {
    ...filter,
    ...readRange(created),
    limit,
    startingAfter: starting_after,
    endingBefore: ending_before,
  });
  return { object: "list", data: objects, has_more: hasMore, url };
}

function readRange(created: PageParams["created"]): Pick<ListFilter, "createdFrom" | "createdBefore"> {
  if (created === undefined) return {};
  if (typeof created === "number") return { createdFrom: created, createdBefore: created + 1 };
  const { gt, gte, lt, lte } = created;
  return {
    createdFrom: gte ?? (gt === undefined ? undefined : gt + 1),
    createdBefore: lt ?? (lte === undefined ? undefined : lte + 1),
  };
}
