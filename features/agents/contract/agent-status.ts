import type { StatusTable } from "#platform/contract/status.ts";

type AgentState = "draft" | "published" | "archived" | "withdrawn";

export const agentStatuses: StatusTable<AgentState> = {
  /** Never published. Only people who can edit it see it. */
  draft: { word: "Draft", tone: "neutral", isActive: false },
  published: { word: "Published", tone: "good", isActive: false },
  /** Hidden and not usable, until somebody restores it. */
  archived: { word: "Archived", tone: "neutral", isActive: false },
  /** An owner or admin of the workspace stopped its use. */
  withdrawn: { word: "Withdrawn", tone: "bad", isActive: false },
};

type AgentVersionState = "draft" | "published" | "superseded";

export const agentVersionStatuses: StatusTable<AgentVersionState> = {
  draft: { word: "Draft", tone: "neutral", isActive: false },
  published: { word: "Published", tone: "good", isActive: false },
  superseded: { word: "Earlier version", tone: "neutral", isActive: false },
};
