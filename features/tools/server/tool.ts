import type { z } from "zod";
import type { Json, JsonObject } from "#platform/contract/json.ts";
import type { Label } from "#platform/contract/label.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { ShownCall } from "../contract/shown-call.ts";
import type { OutputTrust, ToolEffect, ToolSource } from "../contract/tool-call.ts";
import type { Decide } from "./decision.ts";
import type { ToolContext } from "./tool-context.ts";
import type { ToolFacts } from "./tool-facts.ts";

/**
 * Who sees the effect of a call: its person alone, whoever reads the conversation as well, or also others. `others` names
 * them, for the card of an approval. Empty: the tool's own card says it.
 */
export type SeenBy = "person" | "conversation" | { others: string };

export interface ToolOutput {
  /** What the model reads. */
  content: string;
  /** One line for the person, e.g. "12 × 12 = 144". */
  summary: string;
  data?: Json;
  sources?: ToolSource[];
  /** Overrides the tool's usual label for this output. */
  label?: Label;
}

/** A JSON Schema of an object, for tools declared elsewhere. */
export interface JsonSchemaInput {
  jsonSchema: JsonObject;
}

/** Where a run works, and what it was given to know. */
export interface PlaceOfRun {
  conversationId: string | null;
  /** Ids of the collections that the agent of the run names. Its person may not be able to read all of them. */
  agentCollections: readonly string[];
}

export interface Tool<Input> {
  /** snake_case with digits, at most 64 characters. */
  name: string;
  /** Shown to people, e.g. "Calculate". */
  title: string;
  /** What it does, in a sentence for people. Absent: it comes from outside, and nobody wrote one. */
  about?: string;
  /** For models. */
  description: string;
  input: z.ZodType<Input> | JsonSchemaInput;
  /** Absent: the worst case is assumed. */
  facts?: ToolFacts;
  effect: ToolEffect;
  /** Whether running it twice is the same as running it once. */
  idempotent: boolean;
  outputTrust: OutputTrust;
  /**
   * Whether its outputs and refusals follow from its input alone, such as a calculation. They then add nobody's words to
   * those of the call, so what the person asks for afterwards is still their own.
   */
  addsNoWords?: boolean;
  timeoutMs: number;
  /**
   * Whether visitors of the demo have it. A tool that leaves this machine also needs the operator's setting.
   */
  isOpenToVisitors?: boolean;
  /**
   * Whether a copy of a conversation for strangers has the data of its calls, because the conversation itself shows
   * it, such as a chart.
   */
  isDataInCopies?: boolean;
  /** Whether such a copy says that what a call wrote is not part of it, because the conversation shows that. */
  isLeftOutOfCopies?: boolean;
  /**
   * Whether its arguments are words that a person can erase. Then the log has no copy of them, nor of what is shown of
   * a call. For a built-in tool.
   */
  isInputErasable?: boolean;
  /**
   * Whether the approval that policies may ask for comes before the tool's own decision. For a tool that begins its
   * work while it is decided.
   */
  isApprovedFirst?: boolean;
  /**
   * For a built-in tool that not every run has: what it covers there, which follows its description, or undefined when
   * the run does not have it. Asked when a server takes the run, before the first word. Absent: every run has it.
   */
  offeredTo?(ctx: Ctx, place: PlaceOfRun): Promise<string | undefined>;
  /** One line shown while it runs, e.g. "Reading example.com". */
  describe(input: Input): string;
  /**
   * Who sees the effect of a call where it is made. Absent: the person alone if its facts say `own`, else others too.
   */
  seenBy?(context: ToolContext): Promise<SeenBy>;
  /** Decides a tool call before its execution, beside the policy. Absent: the policy alone decides. */
  decide?: Decide<Input>;
  /** When `decide` asks a person although the policies let it run, in a sentence. Admins read it beside its modes. */
  ownRule?: string;
  /**
   * What a person sees before they approve a call, from validated input, written by code. A ToolError refuses the call.
   * Absent: all arguments as they are.
   */
  show?(context: ToolContext, input: Input): Promise<ShownCall> | ShownCall;
  /**
   * Why no call of it could be carried out for this person now. An approval is refused with it and stays open. Undefined:
   * nothing stands in the way.
   */
  obstacle?(ctx: Ctx): Promise<Obstacle | undefined>;
  run(context: ToolContext, input: Input): Promise<ToolOutput>;
  /**
   * What a call did whose `run` was stopped, timed out or lost its connection: its output, if it has had its effect.
   * Undefined: it had none, and will have none. `attempt` is what `run` returned. When it throws, and for a tool with an
   * effect when it is absent, the outcome is unknown.
   */
  settle?(context: ToolContext, input: Input, attempt: Promise<ToolOutput>): Promise<ToolOutput | undefined>;
  /**
   * Takes back a succeeded call, as the person. Returns one line on what was taken back; throws a ToolError
   * when that is impossible. Idempotent.
   */
  undo?(ctx: Ctx, call: { id: string; input: Input; data: Json }): Promise<string>;
  /**
   * What can be taken back elsewhere too, such as a mail on its page, says here how it stands, so that both places know
   * one state. Absent: the record of the call knows.
   */
  undoState?(ctx: Ctx, call: { id: string }): Promise<UndoState>;
}

export interface Obstacle {
  sentence: string;
  /** The page where the person themself removes it. */
  page?: string;
}

/** Whether what a call did can be taken back now, or when it was, and one line on that. */
export type UndoState = "possible" | "not_possible" | { at: Date; summary: string };

export type CheckedInput =
  | { isValid: true; value: unknown }
  | { isValid: false; issues: { field: string; message: string }[] };

/** What a model and a person see of a tool. */
export interface OfferedTool {
  name: string;
  title: string;
  description: string;
  /** Draft 7 or 2020-12, of an object. */
  inputSchema: JsonObject;
  /** Throws when the input does not fit. */
  describe(input: unknown): string;
}

/** A tool with its input type erased, as the catalogue keeps it. */
export interface CatalogueTool
  extends OfferedTool,
    Omit<Tool<unknown>, "describe" | "run" | "input" | "decide" | "facts" | "show" | "undo" | "settle"> {
  /** `built_in`, or the name of another source of the catalogue. */
  source: string;
  facts: ToolFacts;
  /** Hash of everything a person agrees to with the tool. It changes with any of it. */
  hash: string;
  /** Replaces `hash` where the mode automatic depends on more, such as the hosts that a tool may reach. */
  modeHash?: string;
  checkInput(input: unknown): Promise<CheckedInput>;
  /** All of them take validated input. */
  decide?: Decide<unknown>;
  show?(context: ToolContext, input: unknown): Promise<ShownCall> | ShownCall;
  run(context: ToolContext, input: unknown): Promise<ToolOutput>;
  settle?(
    context: ToolContext,
    input: unknown,
    attempt: Promise<ToolOutput>,
  ): Promise<ToolOutput | undefined>;
  undo?(ctx: Ctx, call: { id: string; input: unknown; data: Json }): Promise<string>;
}
