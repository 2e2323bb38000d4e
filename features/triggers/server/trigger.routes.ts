import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { App } from "#platform/server/http/app.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import * as contract from "../contract/index.ts";
import { changeTrigger } from "./change-trigger.ts";
import { createTrigger } from "./create-trigger.ts";
import { deleteTrigger, restoreTrigger } from "./delete-trigger.ts";
import { runNow } from "./firing/run-now.ts";
import { listFirings } from "./firing.repository.ts";
import { pauseTrigger } from "./pause-trigger.ts";
import { renewSecret } from "./renew-secret.ts";
import { presentFiring, presentTrigger, presentTriggers } from "./trigger.presenter.ts";
import { findTrigger, listTriggers, type TriggerRow } from "./trigger.repository.ts";
import { slotsAfter } from "./written-trigger.ts";

const perPerson = { name: "triggers.write", burst: 60, perMinute: 60 };
const shownSlots = 5;

export function triggerRoutes(app: App): void {
  app.route(contract.listTriggersRoute, async (ctx, { query: { cursor, limit, agentId } }) => {
    const wanted = { before: readIdCursor(cursor), limit: limit + 1, agentId };
    const rows = await query(ctx, ({ db }) => listTriggers(db, wanted));
    const page = pageOfRows(rows, limit, ({ id }) => id);
    return { ...page, items: await presentTriggers(ctx, page.items) };
  });
  app.route(contract.createTriggerRoute, async (ctx, { body }) => {
    await requireToken(ctx, perPerson, userOf(ctx).userId);
    const { row, secret } = await createTrigger(ctx, body);
    return { trigger: await presentTrigger(ctx, row), secret };
  });
  app.route(contract.getTriggerRoute, async (ctx, { params }) =>
    presentTrigger(ctx, await see(ctx, params.id)),
  );
  app.route(contract.changeTriggerRoute, async (ctx, { params, body }) =>
    presentTrigger(ctx, await changeTrigger(ctx, { ...params, ...body })),
  );
  app.route(contract.deleteTriggerRoute, async (ctx, { params }) => {
    await deleteTrigger(ctx, params);
    return undefined;
  });
  app.route(contract.restoreTriggerRoute, async (ctx, { params }) =>
    presentTrigger(ctx, await restoreTrigger(ctx, params)),
  );
  app.route(contract.pauseTriggerRoute, async (ctx, { params }) =>
    presentTrigger(ctx, await pauseTrigger(ctx, { ...params, isPaused: true })),
  );
  app.route(contract.resumeTriggerRoute, async (ctx, { params }) =>
    presentTrigger(ctx, await pauseTrigger(ctx, { ...params, isPaused: false })),
  );
  app.route(contract.runTriggerRoute, async (ctx, { params }) => {
    await requireToken(ctx, perPerson, userOf(ctx).userId);
    return presentFiring(await runNow(ctx, params));
  });
  app.route(contract.renewTriggerSecretRoute, (ctx, { params, body }) =>
    renewSecret(ctx, { ...params, ...body }),
  );
  app.route(contract.listFiringsRoute, async (ctx, { params, query: { cursor, limit } }) => {
    const { id: triggerId } = await see(ctx, params.id);
    const wanted = { triggerId, before: readIdCursor(cursor), limit: limit + 1 };
    const rows = await query(ctx, ({ db }) => listFirings(db, wanted));
    const page = pageOfRows(rows, limit, ({ id }) => id);
    return { ...page, items: page.items.map(presentFiring) };
  });
  app.route(contract.listSlotsRoute, async (ctx, { query: { cron, timeZone } }) => ({
    slots: slotsAfter(cron, timeZone, ctx.now(), shownSlots).map((slot) => slot.toISOString()),
  }));
}

async function see(ctx: Ctx, id: string): Promise<TriggerRow> {
  const row = await query(ctx, ({ db }) => findTrigger(db, id));
  return row ?? fail(contract.triggerErrors, "trigger.not_found");
}
