import { ApiError } from "../api/api-error.ts";
import { findObject } from "../storage/objects.repository.ts";
import type { Kind, Stored } from "../storage/stored-objects.ts";
import type { World } from "./world.ts";

/** Throws `resource_missing` in Stripe's words; `param` names the field with the id. */
export async function getStored<K extends Kind>(
  world: World,
  kind: K,
  id: string,
  param = "id",
): Promise<Stored<K>> {
  const stored = await findObject(world.client, kind, id);
  if (!stored) throw missing(kind, id, param);
  return stored;
}

function missing(kind: Kind, id: string, param: string): ApiError {
  const status = param === "id" ? 404 : 400;
  return new ApiError(status, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind.replace(/^.*\./, "")}: '${id}'`,
    param,
  });
}
