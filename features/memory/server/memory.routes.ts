import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { App } from "#platform/server/http/app.ts";
import { newId } from "#platform/server/ids.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import * as contract from "../contract/index.ts";
import { acceptMemory } from "./accept-memory.ts";
import { changeMemory } from "./change-memory.ts";
import { chooseMemory } from "./choose-memory.ts";
import { forgetAllMemories } from "./forget-all-memories.ts";
import { forgetMemory } from "./forget-memory.ts";
import { keepMemory } from "./keep-memory.ts";
import { listMemories } from "./list-memories.repository.ts";
import { presentMemories, presentMemory } from "./memory.presenter.ts";
import { findMemory } from "./memory.repository.ts";
import { readStanding } from "./read-standing.ts";
import { requireAgent } from "./require-agent.ts";

/** Each of these writes an audit event. */
const perPerson = { name: "memory.change", burst: 60, perMinute: 60 };

export function memoryRoutes(app: App): void {
  app.route(contract.listMemoriesRoute, async (ctx, { query: { cursor, limit, ...wanted } }) => {
    const before = readIdCursor(cursor);
    const rows = await query(ctx, ({ db }) => listMemories(db, { ...wanted, before, limit: limit + 1 }));
    const page = pageOfRows(rows, limit, ({ id }) => id);
    return { ...page, items: await presentMemories(ctx, page.items) };
  });
  app.route(contract.getMemoryRoute, async (ctx, { params }) =>
    presentMemory(ctx, await see(ctx, params.id)),
  );
  app.route(contract.keepMemoryRoute, async (ctx, { body: { text, agentId = null } }) => {
    await requireTurn(ctx);
    await requireAgent(ctx, agentId);
    const { memory } = await keepMemory(ctx, { id: newId(), text, agentId, source: "typed" });
    return presentMemory(ctx, memory);
  });
  app.route(contract.changeMemoryRoute, async (ctx, { params, body }) => {
    await requireTurn(ctx);
    return presentMemory(ctx, await changeMemory(ctx, { ...params, ...body }));
  });
  app.route(contract.acceptMemoryRoute, async (ctx, { params, body }) => {
    await requireTurn(ctx);
    return presentMemory(ctx, await acceptMemory(ctx, { ...params, ...body }));
  });
  app.route(contract.forgetMemoryRoute, async (ctx, { params }) => {
    await forgetMemory(ctx, params);
    return undefined;
  });
  app.route(contract.forgetAllMemoriesRoute, async (ctx) => {
    await forgetAllMemories(ctx, undefined);
    return undefined;
  });
  app.route(contract.getMemoryStandingRoute, (ctx) => readStanding(ctx));
  app.route(contract.switchMemoryRoute, async (ctx, { body: { isOn } }) => {
    await requireTurn(ctx);
    await chooseMemory(ctx, { conversationId: null, choice: isOn ? "default" : "off" });
    return undefined;
  });
  app.route(contract.chooseMemoryRoute, async (ctx, { params, body }) => {
    await requireTurn(ctx);
    await chooseMemory(ctx, { conversationId: params.id, ...body });
    return undefined;
  });
}

function requireTurn(ctx: Ctx): Promise<void> {
  return requireToken(ctx, perPerson, userOf(ctx).userId);
}

async function see(ctx: Ctx, id: string) {
  return (
    (await query(ctx, ({ db }) => findMemory(db, id))) ?? fail(contract.memoryErrors, "memory.not_found")
  );
}
