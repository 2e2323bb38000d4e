import { z } from "zod";
import { AgentContent } from "./agent-content.ts";

export const templateKeys = [
  "researcher",
  "inbox_triage",
  "report_writer",
  "meeting_preparer",
  "data_analyst",
  "crm_assistant",
] as const;
export const TemplateKey = z.enum(templateKeys);
export type TemplateKey = z.infer<typeof TemplateKey>;

export const templateLanguages = ["en", "de"] as const;
export const TemplateLanguage = z.enum(templateLanguages);
export type TemplateLanguage = z.infer<typeof TemplateLanguage>;

export const AgentTemplate = z
  .object({
    key: TemplateKey,
    content: AgentContent,
    /** What it would need and this version does not have, in words. */
    notThereYet: z.array(z.string()),
  })
  .meta({ id: "AgentTemplate" });
export type AgentTemplate = z.infer<typeof AgentTemplate>;
