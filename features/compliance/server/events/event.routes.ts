import { admits } from "#platform/server/access/authorize.ts";
import { callerOf } from "#platform/server/access/who.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { failCursor } from "#platform/server/pages/cursors.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import * as contract from "../../contract/index.ts";
import { sinkAccess } from "../exports/sinks/sink.access.ts";
import { eventAccess } from "./event.access.ts";
import { readableScopes } from "./log-scopes.ts";
import { listMembers } from "./person.repository.ts";
import { createLogQuery } from "./queries/create-log-query.ts";
import { deleteSavedQuery } from "./queries/delete-log-query.ts";
import { listLogQueries } from "./queries/log-query.repository.ts";
import { renameSavedQuery } from "./queries/rename-log-query.ts";
import { getEvent } from "./reading/get-event.ts";
import { listLog } from "./reading/list-log.ts";
import { readContent } from "./reading/read-content.ts";
import { watchLog } from "./reading/watch-log.ts";
import { newest } from "./search/find-events.ts";
import type { Vocabulary } from "./vocabulary.ts";

const perPerson = { name: "log_query.write", burst: 60, perMinute: 60 };
const contentPerPerson = { name: "log.read_content", burst: 60, perMinute: 60 };
const mostPeople = 500;

/** Reading the log. `vocabulary` is asked when the first request comes. */
export function eventRoutes(vocabulary: () => Vocabulary): (app: App) => void {
  return (app) => {
    app.route(contract.getLogRoute, async (ctx) => ({
      scopes: readableScopes(ctx),
      people: await peopleOf(ctx),
      maySetUpReceivers: admits(sinkAccess.create, callerOf(ctx)),
    }));
    app.route(contract.listActsRoute, async () => {
      const { nouns, acts } = vocabulary().words;
      return {
        nouns: Object.entries(nouns).map(([type, [en, de]]) => ({ type, en, de })),
        acts: Object.entries(acts).map(([act, [en, de]]) => ({ act, en, de })),
      };
    });
    app.route(contract.listEventsRoute, async (ctx, { query: { scope, cursor, limit, ...filter } }) => {
      const page = { scope, filter, below: belowOf(cursor), limit };
      const { items, next, searchedTo } = await listLog(ctx, vocabulary(), page);
      return { items, nextCursor: next?.toString() ?? null, searchedTo: searchedTo?.toISOString() ?? null };
    });
    app.route(contract.getEventRoute, (ctx, { params }) => getEvent(ctx, vocabulary(), params.id));
    app.route(contract.readContentRoute, async (ctx, { params }) => {
      await requireToken(ctx, contentPerPerson, userOf(ctx).userId);
      return readContent(ctx, params.id);
    });
    app.route(contract.watchLogRoute, async (ctx, { body }) => {
      watchLog(ctx, body.scope);
      return undefined;
    });
    app.route(contract.listQueriesRoute, async (ctx) => ({
      items: await query(ctx, ({ db }) => listLogQueries(db)),
    }));
    app.route(contract.createQueryRoute, async (ctx, { body }) => {
      await requireToken(ctx, perPerson, userOf(ctx).userId);
      return createLogQuery(ctx, body);
    });
    app.route(contract.renameQueryRoute, (ctx, { params, body }) =>
      renameSavedQuery(ctx, { ...params, ...body }),
    );
    app.route(contract.deleteQueryRoute, async (ctx, { params }) => {
      await deleteSavedQuery(ctx, params);
      return undefined;
    });
  };
}

async function peopleOf(ctx: Ctx) {
  if (!readableScopes(ctx).includes("workspace")) return [];
  const { workspaceId } = userOf(ctx);
  return query(ctx, eventAccess.find_people, ({ db }) => listMembers(db, workspaceId, mostPeople));
}

function belowOf(cursor: string | undefined): number {
  if (cursor === undefined) return newest;
  const number = Number(cursor);
  if (/^\d+$/.test(cursor) && Number.isSafeInteger(number)) return number;
  return failCursor();
}
