import { z } from "zod";
import { PageQuery } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { EventFilter, LogScope } from "./event-filter.ts";
import { LogEvent, LogEventDetail, PersonalContent } from "./log-event.ts";
import { QueryName, SavedFilter, SavedQuery } from "./saved-query.ts";

const common = { tag: "compliance", access: "user" } as const;
const params = z.object({ id: z.uuid() });
const scope = LogScope.default("own");
const worded = z.object({ en: z.string(), de: z.string() });

export const getLogRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/compliance/log",
  id: "getLog",
  summary: "Which events you may read, and whose",
  reply: z.object({
    scopes: z.array(LogScope),
    /** People of the workspace, for those who may read its log. */
    people: z.array(z.object({ id: z.uuid(), name: z.string() })),
    /** Whether you may send events to receivers. Auditors only read the log, and export it. */
    maySetUpReceivers: z.boolean(),
  }),
});

export const listActsRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/compliance/acts",
  id: "listActs",
  summary: "List everything that is recorded, in words",
  reply: z.object({
    nouns: z.array(worded.extend({ type: z.string() })),
    acts: z.array(worded.extend({ act: z.string() })),
  }),
});

export const listEventsRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/compliance/events",
  id: "listLogEvents",
  summary: "List audit events by filter, newest first; a page may be short while the search goes on",
  query: EventFilter.extend({ ...PageQuery.shape, scope }),
  reply: z.object({
    items: z.array(LogEvent),
    nextCursor: z.string().nullable(),
    /** The search stopped early, at this time: the next page continues there. */
    searchedTo: z.iso.datetime().nullable(),
  }),
});

export const getEventRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/compliance/events/:id",
  id: "getLogEvent",
  summary: "Get an audit event with everything that is recorded",
  params,
  reply: LogEventDetail,
});

export const readContentRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/compliance/events/:id/content",
  id: "readLogEventContent",
  summary: "Read the personal content of an audit event; for another person's, this is recorded",
  params,
  reply: PersonalContent,
});

export const watchLogRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/compliance/watch",
  id: "watchLog",
  summary: "Announce new events of a log to you for the next minute, at most once a second",
  body: z.object({ scope }),
  status: 204,
});

export const listQueriesRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/compliance/queries",
  id: "listSavedQueries",
  summary: "List your saved queries",
  reply: z.object({ items: z.array(SavedQuery) }),
});

export const createQueryRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/compliance/queries",
  id: "createSavedQuery",
  summary: "Save filters of the log under a name",
  body: z.object({ name: QueryName, filter: SavedFilter }),
  reply: SavedQuery,
  status: 201,
});

export const renameQueryRoute = route({
  ...common,
  method: "PATCH",
  path: "/api/v1/compliance/queries/:id",
  id: "renameSavedQuery",
  summary: "Rename a saved query",
  params,
  body: z.object({ name: QueryName }),
  reply: SavedQuery,
});

export const deleteQueryRoute = route({
  ...common,
  method: "DELETE",
  path: "/api/v1/compliance/queries/:id",
  id: "deleteSavedQuery",
  summary: "Delete a saved query",
  params,
  status: 204,
});
