import { z } from "zod";
import { ToolCallStatus } from "#features/tools/contract/index.ts";
import { StepStatus } from "./run.ts";

/** A step of a run as it was. Opening it carries nothing out. */
export const RunStepView = z
  .object({
    /** Its place among all steps, from 1. */
    place: z.number().int(),
    /** Its number in its own run. */
    number: z.number().int(),
    /** `input`: the run read what was said to it. `notice`: the product says something. */
    kind: z.enum(["model", "input", "notice"]),
    status: StepStatus,
    /** False for a step of the run that this one was forked from. */
    isOwn: z.boolean(),
    startedAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
    /** Texts are cut after 20,000 characters. */
    parts: z.array(
      z.discriminatedUnion("type", [
        z.object({ type: z.literal("text"), text: z.string() }),
        z.object({ type: z.literal("reasoning"), text: z.string() }),
        z.object({
          type: z.literal("tool-call"),
          title: z.string(),
          line: z.string(),
          status: ToolCallStatus,
          /** As JSON. */
          input: z.string(),
          /** What the model read. */
          result: z.string(),
        }),
      ]),
    ),
    abilities: z.object({ fork: z.boolean() }),
  })
  .meta({ id: "RunStep" });
export type RunStepView = z.infer<typeof RunStepView>;

export const RunStepPage = z.object({
  items: z.array(RunStepView),
  total: z.number().int(),
  nextAfter: z.number().int().nullable(),
});
export type RunStepPage = z.infer<typeof RunStepPage>;
