import { z } from "zod";

/**
 * Whether memory is used in a conversation. `default`: while nobody else reads it. `on`: also then. `off`: it is held
 * without memory, so nothing is read and nothing proposed.
 */
export const MemoryChoice = z.enum(["default", "on", "off"]);
export type MemoryChoice = z.infer<typeof MemoryChoice>;

/** How a person's memory stands in this workspace. */
export const MemoryStanding = z
  .object({
    /** Whether the person uses memory at all. */
    isOn: z.boolean(),
    /** Whether an admin has switched the tool `remember` off, and memory with it. */
    isOffForAll: z.boolean(),
    /** Memories that are kept, switched on or off. */
    kept: z.number().int(),
    proposed: z.number().int(),
    /** The agents that have memories of their own. The name is null when the agent is gone. */
    agents: z.array(z.object({ id: z.uuid(), name: z.string().nullable(), count: z.number().int() })),
  })
  .meta({ id: "MemoryStanding" });
export type MemoryStanding = z.infer<typeof MemoryStanding>;
