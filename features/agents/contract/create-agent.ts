import { z } from "zod";
import { AgentName } from "./agent-content.ts";
import { TemplateKey, TemplateLanguage } from "./agent-template.ts";

/** An agent begins as a draft: empty, from a template, or as a copy of one that the person may edit. */
export const CreateAgent = z.discriminatedUnion("from", [
  z.object({ from: z.literal("nothing"), name: AgentName }),
  z.object({
    from: z.literal("template"),
    template: TemplateKey,
    language: TemplateLanguage,
    name: AgentName.optional(),
  }),
  z.object({ from: z.literal("agent"), agentId: z.uuid(), name: AgentName }),
]);
export type CreateAgent = z.infer<typeof CreateAgent>;
