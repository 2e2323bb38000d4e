import { z } from "zod";

/** What admins set for a tool: it runs by itself, it asks each time, or nobody has it. */
export const ToolMode = z.enum(["automatic", "ask", "off"]);
export type ToolMode = z.infer<typeof ToolMode>;
