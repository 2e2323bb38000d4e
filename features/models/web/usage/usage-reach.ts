import { api } from "#platform/web/api/client.ts";
import type { UsageBy, UsageOverview, UsageRow } from "../../contract/model-usage.ts";

/** Whose usage a report is about. */
export type UsageReach = "own" | "workspace" | "installation";

/** Days, both included. */
export interface Days {
  from: string;
  to: string;
}

interface RowsQuery extends Days {
  by: UsageBy;
  limit: number;
  cursor?: string;
}

interface Reports {
  overview(query: Days, signal: AbortSignal): Promise<{ data?: UsageOverview }>;
  rows(
    query: RowsQuery,
    signal: AbortSignal,
  ): Promise<{ data?: { items: UsageRow[]; nextCursor: string | null } }>;
  csvPath: string;
  /** By what it is listed, the most useful first. */
  bys: readonly UsageBy[];
}

export const reports: Record<UsageReach, Reports> = {
  own: {
    overview: (query, signal) => api.GET("/api/v1/model-usage/own", { params: { query }, signal }),
    rows: (query, signal) => api.GET("/api/v1/model-usage/own/rows", { params: { query }, signal }),
    csvPath: "/api/v1/model-usage/own/csv",
    bys: ["model", "purpose", "day"],
  },
  workspace: {
    overview: (query, signal) => api.GET("/api/v1/model-usage", { params: { query }, signal }),
    rows: (query, signal) => api.GET("/api/v1/model-usage/rows", { params: { query }, signal }),
    csvPath: "/api/v1/model-usage/csv",
    bys: ["person", "agent", "model", "purpose", "day"],
  },
  installation: {
    overview: (query, signal) => api.GET("/api/v1/admin/model-usage", { params: { query }, signal }),
    rows: (query, signal) => api.GET("/api/v1/admin/model-usage/rows", { params: { query }, signal }),
    csvPath: "/api/v1/admin/model-usage/csv",
    bys: ["workspace", "person", "agent", "model", "purpose", "day"],
  },
};

export const byLabels: Record<UsageBy, string> = {
  workspace: "Workspace",
  person: "Person",
  agent: "Agent",
  model: "Model",
  purpose: "Purpose",
  day: "Day",
};
