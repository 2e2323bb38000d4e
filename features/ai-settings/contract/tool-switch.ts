import { z } from "zod";

/** A tool of the catalogue and who switched it off, if anybody did. */
export const ToolSwitch = z
  .object({
    name: z.string(),
    title: z.string(),
    description: z.string(),
    /** Switched off for this workspace; on the admin page, for the whole installation. */
    isOn: z.boolean(),
    /** The installation switched it off, so a workspace cannot switch it on. */
    isOffEverywhere: z.boolean(),
  })
  .meta({ id: "ToolSwitch" });
export type ToolSwitch = z.infer<typeof ToolSwitch>;

export const SwitchTool = z.object({ name: z.string().min(1).max(64), isOn: z.boolean() });
export type SwitchTool = z.infer<typeof SwitchTool>;
