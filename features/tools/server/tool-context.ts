import type { Label } from "#platform/contract/label.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { ShownCall } from "../contract/shown-call.ts";
import type { AgentModes } from "./gate/agent-modes.ts";

export interface SaidText extends Label {
  role: "user" | "assistant";
  text: string;
}

/** A tool call that the model requested in this run, in whatever state it is. */
export interface AskedToolCall {
  id: string;
  name: string;
  input: unknown;
}

/** What a run tells about itself when it executes a tool call. */
export interface RunContext {
  /** Acts as the person, so that a tool has at most their rights. */
  ctx: Ctx;
  signal: AbortSignal;
  runId: string;
  conversationId: string | null;
  /** IANA name, e.g. "Europe/Vienna". */
  timeZone: string;
  /** What was said before the run, oldest first. The last text is the question. */
  said: readonly SaidText[];
  /** The model's tool calls of this run, oldest first, with the one that is decided or executed. */
  asked: readonly AskedToolCall[];
  /** Somebody else than the person wrote into the run, or into one above it. What uses the person's rights then asks. */
  isSteered?: boolean;
  /** Ids of the collections that the agent of the run names. */
  agentCollections?: readonly string[] | undefined;
  /** Whether the agent of the run uses what is remembered of its person. Absent: it does. */
  agentMemory?: boolean | undefined;
  /** What the agent of the run narrows. Absent without an agent. */
  agentModes?: AgentModes | undefined;
}

export interface ToolContext extends RunContext {
  /** The tool call. It is the same in every attempt, so it is the idempotency key of an effect. */
  callId: string;
  /** The label of what the model saw when it requested the call. What stores its input stores this label. */
  label: Label;
  /**
   * The call was in the journal before this attempt: it waited for somebody, or an earlier attempt was lost. What it
   * was decided on may have changed meanwhile.
   */
  hasWaited?: boolean;
  /** As what a person was asked about the call. Its subject stays the one that they saw. Absent: nobody was asked. */
  shown?: ShownCall | undefined;
}
