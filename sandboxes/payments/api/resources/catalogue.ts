import { z } from "zod";
import { getStored } from "../../engine/get-stored.ts";
import { change } from "../../engine/save.ts";
import type { Kind } from "../../storage/stored-objects.ts";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { listPage } from "../list-page.ts";
import { flag, pageParams, text } from "../params.ts";
import { createPrice, priceChange, priceParams } from "./create-price.ts";

/** Products, prices, coupons and promotion codes. Only prices can be created and deactivated. */
export const catalogueEndpoints: Endpoint[] = [
  ...readable("product", "/v1/products", { active: flag.optional() }),
  ...readable("price", "/v1/prices", {
    active: flag.optional(),
    product: text.optional(),
    type: text.optional(),
  }),
  endpoint("POST", "/v1/prices", priceParams, createPrice),
  endpoint("POST", "/v1/prices/:id", priceChange, async (world, patch, id) => {
    const stored = await getStored(world, "price", id);
    return (await change(world, "price", stored, patch, "price.updated")).object;
  }),
  ...readable("coupon", "/v1/coupons", {}),
  ...readable("promotion_code", "/v1/promotion_codes", { active: flag.optional(), code: text.optional() }),
];

function readable(kind: Kind, url: string, filters: Record<string, z.ZodType>): Endpoint[] {
  const names = Object.keys(filters);
  const listParams: z.ZodObject<typeof pageParams> = z.strictObject({ ...pageParams, ...filters });
  return [
    endpoint("GET", url, listParams, (world, params) => {
      const equal = Object.entries(params).filter(
        ([name, value]) => names.includes(name) && value !== undefined,
      );
      return listPage(world, kind, url, params, { equal: Object.fromEntries(equal) });
    }),
    endpoint("GET", `${url}/:id`, z.strictObject({}), async (world, _params, id) => {
      return (await getStored(world, kind, id)).object;
    }),
  ];
}
