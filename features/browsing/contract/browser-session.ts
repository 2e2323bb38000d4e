import { z } from "zod";

/** What a person did on the page, in pixels of the page. */
export const PersonInput = z.discriminatedUnion("type", [
  z.object({
    type: z.enum(["move", "down", "up"]),
    x: z.number().min(0).max(4_000),
    y: z.number().min(0).max(4_000),
  }),
  z.object({
    type: z.literal("wheel"),
    x: z.number().min(0).max(4_000),
    y: z.number().min(0).max(4_000),
    deltaY: z.number().min(-5_000).max(5_000),
  }),
  z.object({ type: z.literal("text"), text: z.string().min(1).max(2_000) }),
  /** A key by its name, such as `Enter` or `Control+A`. */
  z.object({
    type: z.literal("key"),
    key: z.string().regex(/^(?:(?:Control|Shift|Alt)\+){0,3}[A-Za-z0-9]{1,20}$/),
  }),
  z.object({ type: z.enum(["back", "reload"]) }),
]);
export type PersonInput = z.infer<typeof PersonInput>;

/** What the page looks like now. */
export const BrowserFrame = z.object({
  url: z.string(),
  title: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** JPEG in base64. */
  picture: z.string(),
});
export type BrowserFrame = z.infer<typeof BrowserFrame>;

/** The live browser of a run. */
export const BrowserSession = z
  .object({
    runId: z.uuid(),
    state: z.enum(["open", "ended"]),
    endedBecause: z.enum(["run", "idle", "lost", "server"]).nullable(),
    /** Who acts on the page: the assistant, or the person who took it over. */
    driver: z.enum(["assistant", "person"]),
    abilities: z.object({ takeOver: z.boolean(), handBack: z.boolean() }),
    /** Null when none can be shown to this reader now. */
    frame: BrowserFrame.nullable(),
  })
  .meta({ id: "BrowserSession" });
export type BrowserSession = z.infer<typeof BrowserSession>;
