import { z } from "zod";

/** One thing to see, as a visitor is shown it. */
export const DemoScene = z
  .object({
    name: z.string(),
    title: z.string(),
    /** What to look at, a sentence each, in the order in which it is seen. */
    look: z.array(z.string()),
    /** What is sent when it is played. */
    prompt: z.string(),
  })
  .meta({ id: "DemoScene" });
export type DemoScene = z.infer<typeof DemoScene>;

/** The demo in which the caller is. */
export const Demo = z
  .object({
    /** The user that it acts as, and the workspace, have this id. */
    id: z.uuid(),
    /** Everything of it is erased then. */
    endsAt: z.iso.datetime(),
    /** By the clock of the server, with which `endsAt` is compared. */
    now: z.iso.datetime(),
    messages: z.object({ limit: z.number().int(), used: z.number().int() }),
    scenes: z.array(DemoScene),
  })
  .meta({ id: "Demo" });
export type Demo = z.infer<typeof Demo>;

/** `token` goes into `Authorization: Bearer …`; it reaches nothing but this demo, and ends with it. */
export const BegunDemo = Demo.extend({ token: z.string() }).meta({ id: "BegunDemo" });
export type BegunDemo = z.infer<typeof BegunDemo>;
