import { z } from "zod";

/** One scene as a visitor sees it. */
export const DemoScene = z
  .object({
    name: z.string(),
    title: z.string(),
    /** What to look at, one sentence each, in order. */
    look: z.array(z.string()),
    /** The message that is sent when the scene is played. */
    prompt: z.string(),
  })
  .meta({ id: "DemoScene" });
export type DemoScene = z.infer<typeof DemoScene>;

/** The caller's demo. */
export const Demo = z
  .object({
    /** The id of its user and its workspace. */
    id: z.uuid(),
    /** The demo is erased at this time. */
    endsAt: z.iso.datetime(),
    /** The server's current time, for comparison with `endsAt`. */
    now: z.iso.datetime(),
    messages: z.object({ limit: z.number().int(), used: z.number().int() }),
    scenes: z.array(DemoScene),
  })
  .meta({ id: "Demo" });
export type Demo = z.infer<typeof Demo>;

/** `token` goes into `Authorization: Bearer …`. It gives access to this demo only and expires with it. */
export const BegunDemo = Demo.extend({ token: z.string() }).meta({ id: "BegunDemo" });
export type BegunDemo = z.infer<typeof BegunDemo>;
