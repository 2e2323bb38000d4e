import { z } from "zod";
import { getStored } from "../../engine/get-stored.ts";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { listPage } from "../list-page.ts";
import { pageParams, text } from "../params.ts";

const listParams = z.strictObject({
  ...pageParams,
  type: text.optional(),
  types: z.array(text).max(20).optional(),
});

export const eventEndpoints: Endpoint[] = [
  endpoint("GET", "/v1/events", listParams, (world, params) =>
    listPage(world, "event", "/v1/events", params, {
      types: params.types ?? (params.type === undefined ? undefined : [params.type]),
    }),
  ),
  endpoint("GET", "/v1/events/:id", z.strictObject({}), async (world, _params, id) => {
    return (await getStored(world, "event", id)).object;
  }),
];
