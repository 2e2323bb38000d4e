import { z } from "zod";
import {
  AgentContent,
  type AgentNotice,
  agentExportFormat,
  agentExportVersion,
} from "../../contract/index.ts";

export interface ReadFile {
  /** Undefined when a field is wrong. */
  content: AgentContent | undefined;
  models: { model: string | null; fallback: string | null };
  notices: AgentNotice[];
  problems: { field: string; message: string }[];
}

const Label = z.string().max(200).nullable().catch(null);
const Models = z.object({ model: Label, fallback: Label }).catch({ model: null, fallback: null });
const isObject = z.record(z.string(), z.json());

/** What another installation means by a model or a tool of its own is found out later. */
const portable = AgentContent.omit({ modelId: true, fallbackModelId: true }).shape;

/** Reads a file field by field, so that each wrong one is named. Fields of a later version are left out. */
export function readAgentFile(file: unknown): ReadFile {
  const nothing = { content: undefined, models: { model: null, fallback: null }, notices: [] };
  const outer = isObject.safeParse(file).data;
  if (outer?.format !== agentExportFormat) {
    return { ...nothing, problems: [{ field: "format", message: `It has to be ${agentExportFormat}.` }] };
  }
  if (outer.version !== agentExportVersion) {
    const message = `Version ${agentExportVersion} can be read, and no other.`;
    return { ...nothing, problems: [{ field: "version", message }] };
  }
  const given = isObject.safeParse(outer.agent).data;
  if (!given) return { ...nothing, problems: [{ field: "agent", message: "It is missing." }] };
  const notices = Object.keys(given)
    .filter((field) => !Object.hasOwn(portable, field))
    .map(unknownField);
  const problems = Object.entries(portable).flatMap(([field, shape]) => {
    const { error } = shape.safeParse(given[field]);
    return (error?.issues ?? []).map(({ path, message }) => ({ field: [field, ...path].join("."), message }));
  });
  const content = AgentContent.safeParse({ ...given, modelId: null, fallbackModelId: null }).data;
  return {
    content: problems.length > 0 ? undefined : content,
    models: Models.parse(outer.models),
    notices,
    problems,
  };
}

function unknownField(field: string): AgentNotice {
  const name = field.slice(0, 60);
  return {
    field: name,
    code: "unknown_field",
    message: `The field ${name} is not known here. It was left out.`,
  };
}
