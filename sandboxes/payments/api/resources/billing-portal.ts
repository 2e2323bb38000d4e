import { z } from "zod";
import { getStored } from "../../engine/get-stored.ts";
import { save } from "../../engine/save.ts";
import { toSeconds } from "../../engine/seconds.ts";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { listPage } from "../list-page.ts";
import { flag, pageParams } from "../params.ts";
import { createPortalSession, portalSessionParams } from "./create-portal-session.ts";
import { configurationParams, createConfiguration, patchFeatures } from "./portal-configuration.ts";

const url = "/v1/billing_portal/configurations";
const listParams = z.strictObject({ ...pageParams, active: flag.optional(), is_default: flag.optional() });

export const billingPortalEndpoints: Endpoint[] = [
  endpoint("POST", "/v1/billing_portal/sessions", portalSessionParams, createPortalSession),
  endpoint("POST", url, configurationParams, createConfiguration),
  endpoint("GET", url, listParams, (world, { active, is_default, ...page }) =>
    listPage(world, "billing_portal.configuration", url, page, {
      equal: {
        ...(active === undefined ? {} : { active }),
        ...(is_default === undefined ? {} : { is_default }),
      },
    }),
  ),
  endpoint("GET", `${url}/:id`, z.strictObject({}), async (world, _params, id) => {
    return (await getStored(world, "billing_portal.configuration", id)).object;
  }),
  endpoint("POST", `${url}/:id`, configurationParams, async (world, params, id) => {
    const { object } = await getStored(world, "billing_portal.configuration", id);
    const changed = { ...patchFeatures(object, params), updated: toSeconds(world.now) };
    return (await save(world, "billing_portal.configuration", changed, {})).object;
  }),
];
