import { z } from "zod";
import { CollectionIds } from "#features/knowledge/contract/index.ts";
import { ToolMode } from "#features/tools/contract/index.ts";
import { cleanText } from "#platform/contract/clean-text.ts";
import { OutputSchema } from "./output-schema.ts";

export const instructionsLimit = 20_000;
export const mostStarters = 6;
export const mostVariables = 20;

/** A sentence or more, without characters that cannot be stored. */
const text = (most: number, what: string) =>
  z
    .string()
    .overwrite(cleanText)
    .trim()
    .max(most, `${what} holds at most ${most.toLocaleString("en")} characters.`);

/** What a publisher says about a version. Empty: nothing. */
export const VersionNote = text(500, "A note");

export const AgentName = text(60, "A name").min(1, "Give it a name.");

/** Filled in by the product when a run begins: `{{date}}`. Nobody can name a variable of their own like this. */
export const builtInVariables = ["date", "time", "person", "workspace"] as const;
export type BuiltInVariable = (typeof builtInVariables)[number];

/** A variable in the instructions, `{{region}}`, with the value that stands in its place. */
export const AgentVariable = z.object({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,39}$/, "Use small letters, digits and underscores; begin with a letter.")
    .refine((name) => !builtInVariables.some((known) => known === name), "This name is built in.")
    // Values are read by name, and every object has this one.
    .refine((name) => name !== "constructor", "This name cannot be used. Choose another one."),
  default: text(1_000, "A value").default(""),
  /** The person is asked for a value before it starts, unless there is a default. */
  isRequired: z.boolean().optional(),
});
export type AgentVariable = z.infer<typeof AgentVariable>;

/**
 * A tool of the agent. A mode can only make it stricter than the workspace does: `ask` and `off` count, and
 * `automatic` leaves it to the workspace.
 */
export const AgentTool = z.object({ name: z.string().min(1).max(64), mode: ToolMode.default("automatic") });
export type AgentTool = z.infer<typeof AgentTool>;

/** `all`: each tool that the person has. */
export const AgentTools = z.union([
  z.literal("all"),
  z
    .array(AgentTool)
    .max(128)
    .refine((tools) => new Set(tools.map(({ name }) => name)).size === tools.length, {
      message: "A tool is named twice.",
    }),
]);
export type AgentTools = z.infer<typeof AgentTools>;

/** Null: the product's own limit alone. */
export const AgentLimits = z.object({
  steps: z.int().min(1).max(200).nullable().default(null),
  /** Time at work, without waits. */
  activeMs: z.int().min(10_000).max(86_400_000).nullable().default(null),
  /** In millionths of a US dollar. */
  costMicros: z.int().min(1_000).max(1_000_000_000).nullable().default(null),
});
export type AgentLimits = z.infer<typeof AgentLimits>;

/** Everything that a version fixes. */
export const AgentContent = z
  .object({
    name: AgentName,
    /** One sentence for people who choose an agent. */
    purpose: text(300, "A purpose").default(""),
    /** For the model, with variables in double braces. */
    instructions: text(instructionsLimit, "Instructions").default(""),
    variables: z
      .array(AgentVariable)
      .max(mostVariables)
      .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, {
        message: "Two variables have the same name.",
      })
      .default([]),
    /** Null: the default model, or the one that the person chooses. */
    modelId: z.string().max(200).nullable().default(null),
    /** Answers when the model is not available. Null: as the installation has it. */
    fallbackModelId: z.string().max(200).nullable().default(null),
    tools: AgentTools.default("all"),
    /** Ids of collections of its workspace that it asks, as far as its person may read them. */
    collections: CollectionIds.default([]),
    /** Whether it may use what is remembered of its person. */
    hasMemory: z.boolean().default(false),
    limits: AgentLimits.default({ steps: null, activeMs: null, costMicros: null }),
    /** Questions that a person can begin with. */
    starters: z.array(text(300, "A starter").min(1)).max(mostStarters).default([]),
    /** A JSON Schema that the final answer has to fit. Null: the answer is text. */
    outputSchema: OutputSchema.nullable().default(null),
  })
  .meta({ id: "AgentContent" });
export type AgentContent = z.infer<typeof AgentContent>;
export type AgentField = keyof AgentContent;
