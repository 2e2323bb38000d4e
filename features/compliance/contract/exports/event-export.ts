import { z } from "zod";
import { defineErrors } from "#platform/contract/define-errors.ts";
import { route } from "#platform/contract/route.ts";
import { EventFilter } from "../events/event-filter.ts";
import { ProvenScope } from "../log/log-state.ts";
import { backgroundFile } from "./background-file.ts";

/** The most exports of a person that are being made, and that are kept. */
export const mostOpenExports = 3;
export const mostKeptExports = 20;
export const exportKeptHours = 72;

/** Events as they are recorded with their places, one line each for a spreadsheet, or in the form of OCSF. */
export const ExportForm = z.enum(["jsonl", "csv", "ocsf"]);
export type ExportForm = z.infer<typeof ExportForm>;

export const RequestEventExport = z.object({
  form: ExportForm,
  scope: ProvenScope.default("workspace"),
  filter: EventFilter.default({}),
});
export type RequestEventExport = z.infer<typeof RequestEventExport>;

export const EventExport = z
  .object({
    id: z.uuid(),
    form: ExportForm,
    scope: ProvenScope,
    filter: EventFilter,
    /** Events are counted, and its contents are the log. */
    ...backgroundFile,
  })
  .meta({ id: "EventExport" });
export type EventExport = z.infer<typeof EventExport>;

export const eventExportErrors = defineErrors({
  "event_export.not_found": [404, "This export does not exist any more."],
  "event_export.too_many_open": [
    409,
    `${mostOpenExports} of your exports are being made. Wait for one, or cancel it.`,
  ],
  "event_export.too_many": [409, `You have ${mostKeptExports} exports. Remove one first.`],
});

const common = { tag: "compliance", access: "user" } as const;
const params = z.object({ id: z.uuid() });

export const requestEventExportRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/compliance/exports",
  id: "requestEventExport",
  summary: "Have the events of a log that a filter finds written to a file",
  body: RequestEventExport,
  reply: EventExport,
  status: 202,
});

export const listEventExportsRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/compliance/exports",
  id: "listEventExports",
  summary: "List your exports of events, newest first",
  reply: z.object({ items: z.array(EventExport) }),
});

export const downloadEventExportRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/compliance/exports/:id/download",
  id: "downloadEventExport",
  summary: "Download the file of an export of events that is ready",
  params,
});

export const removeEventExportRoute = route({
  ...common,
  method: "DELETE",
  path: "/api/v1/compliance/exports/:id",
  id: "removeEventExport",
  summary: "Cancel an export of events, or remove its file",
  params,
  status: 204,
});
