import { z } from "zod";
import { statusesOf } from "#platform/contract/status.ts";
import { approvalStatuses } from "./approval-status.ts";
import { ShownCall } from "./shown-call.ts";

export const ApprovalStatus = z.enum(statusesOf(approvalStatuses));
export type ApprovalStatus = z.infer<typeof ApprovalStatus>;

/** A part of a shown value that stands word for word in text from outside. Counted in UTF-16 code units. */
export const OutsideMark = z.object({
  /** Index in `shown.fields`. */
  field: z.number().int(),
  start: z.number().int(),
  end: z.number().int(),
  /** Where it stands, e.g. the title of a page. */
  source: z.string(),
  url: z.string().nullable(),
  /** The tool call whose result it is. Null: it was said. Absent in requests that are older than this fact. */
  callId: z.uuid().nullable().optional(),
});
export type OutsideMark = z.infer<typeof OutsideMark>;

/** A request to a person to allow exactly one tool call. */
export const Approval = z
  .object({
    id: z.uuid(),
    runId: z.uuid(),
    toolCallId: z.uuid(),
    conversationId: z.uuid().nullable(),
    toolName: z.string(),
    toolTitle: z.string(),
    status: ApprovalStatus,
    shown: ShownCall,
    marks: z.array(OutsideMark),
    /** Binds the decision to everything that is shown. Sent back with it. */
    hash: z.string(),
    /** The policy that asks, and why in a sentence. */
    rule: z.string(),
    why: z.string(),
    /** Names the version of the policies that asked. */
    policyHash: z.string(),
    /** The name or address of the person the run works for. */
    askedFor: z.string(),
    isOwn: z.boolean(),
    /** The agent that asks, then the agents that gave it its task. Empty for the assistant. */
    askedBy: z.array(z.string()),
    /** What started its run without a person at the keyboard, such as "the webhook Orders". */
    startedBy: z.string().nullable(),
    /** Somebody else than that person has to decide: an owner or admin of the workspace. */
    needsOther: z.boolean(),
    /** Who can decide an open request that needs somebody else: at most three names. Null for all others. */
    deciders: z.object({ names: z.array(z.string()).max(3), total: z.int() }).nullable(),
    requestedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    /** Null until somebody decided. */
    decision: z
      .object({
        by: z.string(),
        at: z.iso.datetime(),
        /** Why it was denied. The model reads it. */
        reason: z.string().nullable(),
        /** Whether the person changed the call before they approved it. */
        isChanged: z.boolean(),
      })
      .nullable(),
    abilities: z.object({ decide: z.boolean() }),
  })
  .meta({ id: "Approval" });
export type Approval = z.infer<typeof Approval>;

export const ApproveCall = z.object({
  hash: z.string().max(128),
  /** New values by argument, for editable fields. Addresses stand one a line. */
  changes: z.record(z.string().max(200), z.string().max(100_000)).optional(),
});
export type ApproveCall = z.infer<typeof ApproveCall>;

export const DenyCall = z.object({
  hash: z.string().max(128),
  reason: z.string().trim().max(2_000).optional(),
});
export type DenyCall = z.infer<typeof DenyCall>;

/** What came of taking back one tool call. */
export const UndoneCall = z
  .object({
    toolCallId: z.uuid(),
    toolTitle: z.string(),
    outcome: z.enum(["undone", "already_undone", "not_possible"]),
    /** One line for the person. */
    summary: z.string(),
  })
  .meta({ id: "UndoneCall" });
export type UndoneCall = z.infer<typeof UndoneCall>;
