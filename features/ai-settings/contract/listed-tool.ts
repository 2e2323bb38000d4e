import { z } from "zod";
import { ToolMode } from "#features/tools/contract/index.ts";

/** What admins set for a tool. Default: nothing, so the policy decides alone. */
export const ToolModeChoice = z.enum(["default", ...ToolMode.options]);
export type ToolModeChoice = z.infer<typeof ToolModeChoice>;

const Setting = z.object({
  mode: ToolModeChoice,
  /** Somebody else than the person who asked has to approve. Only in the modes automatic and ask. */
  needsOther: z.boolean(),
});

const Explained = z.object({
  outcome: z.enum(["allow", "ask", "deny"]),
  /** The reason in a sentence. */
  why: z.string(),
});

const Behaviour = z.object({
  clean: Explained,
  /** Once the assistant has read text from outside. */
  outside: Explained,
});
export type Behaviour = z.infer<typeof Behaviour>;

/** A tool of the catalogue: what it may do, what happens by default, and what admins set. */
export const ListedTool = Setting.extend({
  name: z.string(),
  /** What an admin agrees to with the mode automatic. It changes with any of it. */
  hash: z.string(),
  title: z.string(),
  /** What it does, in a sentence for people. Null: a connection offers it. */
  about: z.string().nullable(),
  /** What models are told. */
  description: z.string(),
  isBuiltIn: z.boolean(),
  facts: z.object({
    /** Whose data it reads. */
    reads: z.enum(["nothing", "person", "workspace", "outside"]),
    writes: z.boolean(),
    /** Whether any input leaves the installation. */
    egress: z.boolean(),
    irreversible: z.boolean(),
    /** Whether people outside the workspace see the effect. */
    external: z.boolean(),
    /** Whether only the person it works for sees the effect. */
    own: z.boolean(),
    /** How to undo it, in words. Null when impossible. */
    undo: z.string().nullable(),
  }),
  /** What the gate decides in mode default and in mode automatic. */
  behaviour: z.object({ default: Behaviour, automatic: Behaviour }),
  /** What the installation set. A workspace can only narrow it. Null on the page of the installation. */
  installation: Setting.nullable(),
}).meta({ id: "ListedTool" });
export type ListedTool = z.infer<typeof ListedTool>;

/**
 * Whether somebody else is there who could approve what the reader asks for. Null on the page of the installation:
 * each workspace has its own owners and admins.
 */
export const ToolList = z.object({
  items: z.array(ListedTool),
  hasOtherDecider: z.boolean().nullable(),
});
export type ToolList = z.infer<typeof ToolList>;

export const SetToolMode = Setting.extend({
  name: z.string().min(1).max(64),
  needsOther: z.boolean().default(false),
  /** The tool's hash in the list that the admin saw. Required in the mode automatic. */
  hash: z.string().min(1).max(64).optional(),
})
  .refine(
    ({ mode, needsOther }) => !needsOther || mode === "automatic" || mode === "ask",
    "Only a tool in mode automatic or ask can need somebody else.",
  )
  .refine(
    ({ mode, hash }) => mode !== "automatic" || hash !== undefined,
    "The mode automatic needs the hash of the tool.",
  );
export type SetToolMode = z.infer<typeof SetToolMode>;
