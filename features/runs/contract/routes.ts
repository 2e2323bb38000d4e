import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { Receipt, Run } from "./run.ts";
import { RunStepPage } from "./run-step.ts";

const params = z.object({ id: z.uuid() });
const tag = "runs";

export const getRunRoute = route({
  method: "GET",
  path: "/api/v1/runs/:id",
  id: "getRun",
  summary: "One run",
  tag,
  access: "user",
  isOpenToVisitors: true,
  params,
  reply: Run,
});

export const getReceiptRoute = route({
  method: "GET",
  path: "/api/v1/runs/:id/receipt",
  id: "getReceipt",
  summary: "What a run did, step by step, and the audit events that prove it",
  tag,
  access: "user",
  isOpenToVisitors: true,
  params,
  reply: Receipt,
});

export const cancelRunRoute = route({
  method: "POST",
  path: "/api/v1/runs/:id/cancel",
  id: "cancelRun",
  summary: "Stop a run; its output so far is kept",
  tag,
  access: "user",
  isOpenToVisitors: true,
  params,
  reply: Run,
});

export const listRunStepsRoute = route({
  method: "GET",
  path: "/api/v1/runs/:id/steps",
  id: "listRunSteps",
  summary: "List the steps of a run as they were, 50 a page; nothing is carried out",
  tag,
  access: "user",
  isOpenToVisitors: true,
  params,
  query: z.object({
    /** How many steps to leave out. */
    after: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  reply: RunStepPage,
});

export const getRunOfCallRoute = route({
  method: "GET",
  path: "/api/v1/tools/calls/:id/run",
  id: "getRunOfToolCall",
  summary:
    "The run that a tool call of your run has started; null before it is, and where the call starts none",
  tag,
  access: "user",
  params,
  reply: z.object({ run: Run.nullable() }),
});

export const DecideLimit = z.object({
  /** The wait that was shown. A decision counts for this one, once. */
  waitId: z.uuid(),
  /** `end`: the run ends with what it has. */
  decision: z.enum(["continue", "end"]),
});
export type DecideLimit = z.infer<typeof DecideLimit>;

export const decideLimitRoute = route({
  method: "POST",
  path: "/api/v1/runs/:id/limit",
  id: "decideLimit",
  summary: "Let a run that waits at a limit go on, or end it with what it has",
  tag,
  access: "user",
  isOpenToVisitors: true,
  params,
  body: DecideLimit,
  reply: Run,
});

export const streamRunRoute = route({
  method: "GET",
  path: "/api/v1/runs/:id/stream",
  id: "streamRun",
  summary: "Server-sent chunks of a run, from the one after `Last-Event-ID`, then live until it ends",
  tag,
  access: "user",
  isOpenToVisitors: true,
  params,
  isStream: true,
});
