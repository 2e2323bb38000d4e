import { z } from "zod";

/** The last hour by calls, the last 24 hours by the hour, or the last 30 days by the day. */
export const TrafficPeriod = z.enum(["hour", "day", "month"]);
export type TrafficPeriod = z.infer<typeof TrafficPeriod>;

/** Of each side of the diagram. What is used less is one node, "others". */
export const mostTrafficNodes = 10;

const count = z.number().int().min(0);

const Traffic = z.object({
  calls: count,
  failed: count,
  refused: count,
  fallbacks: count,
  /** Millionths of a dollar. */
  costMicros: count,
  /** Time to the first word in milliseconds, accurate to five percent. Null: no call had one. */
  p50Ms: count.nullable(),
  p95Ms: count.nullable(),
});
export type Traffic = z.infer<typeof Traffic>;

/** A workspace, a purpose, or a model of a provider. */
const TrafficNode = z.object({
  /** Within the diagram. */
  id: z.string(),
  kind: z.enum(["workspace", "purpose", "model"]),
  /** Null: what has no name, such as an erased workspace. */
  name: z.string().nullable(),
  /** Of a model. */
  provider: z.string().nullable(),
  /** True for those that are not among the most used. */
  isOthers: z.boolean(),
});
export type TrafficNode = z.infer<typeof TrafficNode>;

/** Calls of a workspace for a purpose, or for a purpose to a model. */
const TrafficEdge = Traffic.extend({ from: z.string(), to: z.string() });
export type TrafficEdge = z.infer<typeof TrafficEdge>;

export const ModelTraffic = z.object({
  period: TrafficPeriod,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** Whether a model is connected and enabled. */
  hasModels: z.boolean(),
  totals: Traffic,
  nodes: z.array(TrafficNode),
  edges: z.array(TrafficEdge),
});
export type ModelTraffic = z.infer<typeof ModelTraffic>;
