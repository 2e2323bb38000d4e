import { z } from "zod";
import { ToolEffect, ToolMode } from "#features/tools/contract/index.ts";

/** A tool that the person has, for the builder. */
export const BuilderTool = z
  .object({
    name: z.string(),
    title: z.string(),
    /** What it does, in a sentence for people. Null: a connection offers it. */
    about: z.string().nullable(),
    /** What models are told. */
    description: z.string(),
    /** `built_in`, or the name of the connection. */
    source: z.string(),
    effect: ToolEffect,
    /** What the workspace's admins set. Null: as its facts have it. An agent can only be stricter. */
    workspaceMode: ToolMode.nullable(),
  })
  .meta({ id: "BuilderTool" });
export type BuilderTool = z.infer<typeof BuilderTool>;
