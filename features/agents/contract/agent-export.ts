import { z } from "zod";
import { Agent, AgentNotice } from "./agent.ts";
import { AgentContent } from "./agent-content.ts";

export const agentExportFormat = "adjutant.agent";
export const agentExportVersion = 1;
/** Largest file that can be imported. */
export const agentImportLimit = 256_000;

/** A version as a file. It names tools by their name, has no ids of people, models or conversations, and no secret. */
export const AgentExport = z
  .object({
    format: z.literal(agentExportFormat),
    version: z.literal(agentExportVersion),
    exportedAt: z.iso.datetime(),
    agent: AgentContent.omit({ modelId: true, fallbackModelId: true }),
    /** Labels of the models that it used, for the person who imports it. */
    models: z.object({ model: z.string().nullable(), fallback: z.string().nullable() }),
  })
  .meta({ id: "AgentExport" });
export type AgentExport = z.infer<typeof AgentExport>;

/** The parsed file. Each field is checked by the server, which says what it left out. */
export const ImportAgent = z.object({ file: z.json() }).meta({ id: "ImportAgent" });
export type ImportAgent = z.infer<typeof ImportAgent>;

export const ImportedAgent = z.object({ agent: Agent, notices: z.array(AgentNotice) });
export type ImportedAgent = z.infer<typeof ImportedAgent>;
