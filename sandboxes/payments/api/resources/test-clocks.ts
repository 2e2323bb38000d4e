import type Stripe from "stripe";
import { z } from "zod";
import { advanceTestClock } from "../../engine/clock/advance-test-clock.ts";
import { recordEvent } from "../../engine/events/record-event.ts";
import { getStored } from "../../engine/get-stored.ts";
import { newSandboxId } from "../../engine/new-sandbox-id.ts";
import { save } from "../../engine/save.ts";
import { toSeconds } from "../../engine/seconds.ts";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { listPage } from "../list-page.ts";
import { integer, pageParams, text } from "../params.ts";

const url = "/v1/test_helpers/test_clocks";
const keptSeconds = 30 * 86_400;

/** Clocks that stand still until advanced, for customers created with them. */
export const testClockEndpoints: Endpoint[] = [
  endpoint(
    "POST",
    url,
    z.strictObject({ frozen_time: integer, name: text.optional() }),
    async (world, params) => {
      const created = toSeconds(world.now);
      const clock: Stripe.TestHelpers.TestClock = {
        id: newSandboxId("clock"),
        object: "test_helpers.test_clock",
        created,
        deletes_after: created + keptSeconds,
        frozen_time: params.frozen_time,
        livemode: false,
        name: params.name ?? null,
        status: "ready",
        status_details: {},
      };
      await save(world, "test_helpers.test_clock", clock, {});
      await recordEvent(world, "test_helpers.test_clock.created", clock);
      return clock;
    },
  ),
  endpoint("GET", url, z.strictObject(pageParams), (world, page) =>
    listPage(world, "test_helpers.test_clock", url, page),
  ),
  endpoint("GET", `${url}/:id`, z.strictObject({}), async (world, _params, id) => {
    return (await getStored(world, "test_helpers.test_clock", id)).object;
  }),
  endpoint(
    "POST",
    `${url}/:id/advance`,
    z.strictObject({ frozen_time: integer }),
    async (world, { frozen_time: to }, id) =>
      advanceTestClock(world, await getStored(world, "test_helpers.test_clock", id), to),
  ),
];
