import { z } from "zod";
import { statusesOf } from "#platform/contract/status.ts";
import { AgentContent } from "./agent-content.ts";
import { agentStatuses, agentVersionStatuses } from "./agent-status.ts";

export const AgentStatus = z.enum(statusesOf(agentStatuses));
export type AgentStatus = z.infer<typeof AgentStatus>;

/** Null: an account that was deleted. */
const Person = z.object({ id: z.uuid(), name: z.string() }).nullable();

/** An agent for a person who may use or edit it. */
export const Agent = z
  .object({
    id: z.uuid(),
    status: AgentStatus,
    /** Name and purpose of the published version; of the draft while there is none. */
    name: z.string(),
    purpose: z.string(),
    starters: z.array(z.string()),
    /** What its person may fill in, and has to where it is required. */
    variables: z.array(z.object({ name: z.string(), isRequired: z.boolean() })),
    /** The model of the published version. Null: the default model, or the one that the person chooses. */
    modelId: z.string().nullable(),
    owner: Person,
    published: z.object({ number: z.int(), publishedAt: z.iso.datetime() }).nullable(),
    /** For people who may edit it; null for others. */
    draft: z.object({ revision: z.int(), hasChanges: z.boolean() }).nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    abilities: z.object({
      /** Ask it in a conversation: it is published, and neither archived nor withdrawn. */
      use: z.boolean(),
      /** Change, test, publish and roll back; see versions, figures and exports. */
      edit: z.boolean(),
      archive: z.boolean(),
      restore: z.boolean(),
      delete: z.boolean(),
      share: z.boolean(),
    }),
  })
  .meta({ id: "Agent" });
export type Agent = z.infer<typeof Agent>;

/** Who wrote the text of a draft, for its reader: the product or they themself, somebody in the workspace, a file. */
export const TextOrigin = z.enum(["own", "workspace", "outside"]);
export type TextOrigin = z.infer<typeof TextOrigin>;

/** Something to look at in a draft. It can be published nevertheless. */
export const AgentNotice = z.object({
  field: z.string(),
  code: z.enum(["unknown_tool", "unknown_model", "unknown_variable", "unknown_collection", "unknown_field"]),
  message: z.string(),
});
export type AgentNotice = z.infer<typeof AgentNotice>;

export const AgentDraft = z
  .object({
    agentId: z.uuid(),
    /** A save names the revision that it changes. */
    revision: z.int(),
    content: AgentContent,
    /** Fields that differ from the published version. */
    changedFields: z.array(z.string()),
    notices: z.array(AgentNotice),
    /** `outside`: whatever the agent changes for others asks, until an editor adopts the text. */
    textOrigin: TextOrigin,
    savedBy: Person,
    savedAt: z.iso.datetime(),
  })
  .meta({ id: "AgentDraft" });
export type AgentDraft = z.infer<typeof AgentDraft>;

export const SaveDraft = z.object({ revision: z.int().min(1), content: AgentContent });
export type SaveDraft = z.infer<typeof SaveDraft>;

/** A version without its content, for the history. */
export const AgentVersion = z
  .object({
    id: z.uuid(),
    number: z.int(),
    state: z.enum(statusesOf(agentVersionStatuses)).exclude(["draft"]),
    publishedBy: Person,
    publishedAt: z.iso.datetime(),
    /** The version that a roll back published again. */
    rolledBackTo: z.int().nullable(),
    /** What its publisher said about it. */
    note: z.string().nullable(),
  })
  .meta({ id: "AgentVersion" });
export type AgentVersion = z.infer<typeof AgentVersion>;

export const AgentVersionWithContent = AgentVersion.extend({ content: AgentContent }).meta({
  id: "AgentVersionWithContent",
});
export type AgentVersionWithContent = z.infer<typeof AgentVersionWithContent>;

/** The number of a version, or the draft. */
export const VersionRef = z.union([z.literal("draft"), z.coerce.number().int().min(1)]);
export type VersionRef = z.infer<typeof VersionRef>;

export const AgentComparison = z
  .object({
    /** Each field that differs, with both values. */
    changes: z.array(z.object({ field: z.string(), before: z.json(), after: z.json() })),
  })
  .meta({ id: "AgentComparison" });
export type AgentComparison = z.infer<typeof AgentComparison>;

/** What owners and admins of the workspace see of each agent: that it exists, not what it contains. */
export const AgentRecord = z
  .object({
    id: z.uuid(),
    name: z.string(),
    status: AgentStatus,
    owner: Person,
    publishedNumber: z.int().nullable(),
    createdAt: z.iso.datetime(),
    withdrawnAt: z.iso.datetime().nullable(),
    abilities: z.object({ withdraw: z.boolean(), readmit: z.boolean() }),
  })
  .meta({ id: "AgentRecord" });
export type AgentRecord = z.infer<typeof AgentRecord>;
