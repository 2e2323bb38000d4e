import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { EventPlace, LogState, ProvenScope } from "./log-state.ts";

const common = { tag: "compliance", access: "user" } as const;
const params = z.object({ id: z.uuid() });
const scope = ProvenScope.default("workspace");

export const getLogStateRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/compliance/logs",
  id: "getLogState",
  summary: "Get the signed state of the log of your workspace, or of the installation",
  query: z.object({ scope }),
  reply: LogState,
});

export const exportLogRoute = route({
  ...common,
  access: "workspaceAuditor",
  method: "GET",
  path: "/api/v1/compliance/logs/export",
  id: "exportLog",
  summary: "Download the log of your workspace with its proof, as one file for the verifier (tar, gzip)",
});

export const exportInstallationLogRoute = route({
  ...common,
  access: "admin",
  method: "GET",
  path: "/api/v1/compliance/installation-log/export",
  id: "exportInstallationLog",
  summary: "Download the log of the installation with its proof, as one file for the verifier (tar, gzip)",
});

export const getEventProofRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/compliance/events/:id/proof",
  id: "getLogEventProof",
  summary: "Get the proof that an audit event stands in the log",
  params,
  reply: EventPlace,
});

export const getRunProofRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/compliance/runs/:id/proof",
  id: "getRunProof",
  summary: "Download the proof that the audit events of a run stand in the log, as one file for the verifier",
  params,
});

export const getCheckpointRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/compliance/logs/:id/checkpoint",
  id: "getLogCheckpoint",
  summary: "Get the newest checkpoint of a log, as a signed note",
  params,
});

export const getTileRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/compliance/logs/:id/tile/*",
  id: "getLogTile",
  summary: "Get a tile or a bundle of entries of a log (C2SP tlog-tiles)",
  params: params.extend({ "*": z.string().max(60) }),
});
