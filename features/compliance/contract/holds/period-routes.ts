import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { DueByPeriod, PeriodDays, RetentionPeriod } from "./period.ts";

const common = { tag: "compliance", access: "workspaceAdmin" } as const;
const forAuditors = { ...common, access: "workspaceAuditor" } as const;
const params = z.object({ kind: z.string().max(40) });

export const listPeriodsRoute = route({
  ...forAuditors,
  method: "GET",
  path: "/api/v1/compliance/periods",
  id: "listRetentionPeriods",
  summary: "List the kinds of data for which your workspace can set a period, with what is due",
  reply: z.object({
    items: z.array(RetentionPeriod),
    /** Whether you may set them. Auditors only read them. */
    maySet: z.boolean(),
  }),
});

export const previewPeriodRoute = route({
  ...forAuditors,
  method: "GET",
  path: "/api/v1/compliance/periods/:kind/preview",
  id: "previewRetentionPeriod",
  summary: "Count what a period would delete today",
  params,
  query: z.object({ days: z.coerce.number().pipe(PeriodDays) }),
  reply: DueByPeriod,
});

export const setPeriodRoute = route({
  ...common,
  method: "PUT",
  path: "/api/v1/compliance/periods/:kind",
  id: "setRetentionPeriod",
  summary: "Set after how many days a kind of data is deleted; a shorter period waits a day",
  params,
  body: z.object({ days: PeriodDays.nullable() }),
  status: 204,
});
