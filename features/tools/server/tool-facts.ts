import type { JsonObject } from "#platform/contract/json.ts";

/** What a tool does to the world, as whoever judges a tool call has to know it. Never taken from a model. */
export interface ToolFacts {
  /** Whose data it reads. */
  reads: "nothing" | "person" | "workspace" | "outside";
  /** Whether it changes something. */
  writes: boolean;
  /** Whether anything of its input leaves the installation. */
  egress: boolean;
  /** Whether what it did cannot be taken back. */
  irreversible: boolean;
  /** Whether somebody outside of the workspace sees what it did. */
  external: boolean;
  /** Arguments that decide what is acted on and who gets it, e.g. `to` or `attachments[].id`. */
  control: readonly string[];
  /** Arguments that are only carried along, e.g. `body`. */
  content: readonly string[];
  /** How it is taken back, in words; null where it is not. */
  undo: string | null;
}

/** The facts of a tool that declares none: the worst that they could be. */
export function worstFacts(schema: JsonObject): ToolFacts {
  return {
    ...{ reads: "workspace", writes: true, egress: true, irreversible: true, external: true },
    control: argumentsOf(schema),
    content: [],
    undo: null,
  };
}

/** Throws when facts name an argument that the schema does not have, or leave one of its arguments out. */
export function requireAllArguments(name: string, { control, content }: ToolFacts, schema: JsonObject): void {
  const named = [...control, ...content].map((path) => path.split(/[.[]/, 1)[0] ?? path);
  const all = argumentsOf(schema);
  const wrong = [
    ...named.filter((argument) => !all.includes(argument)),
    ...all.filter((argument) => !named.includes(argument)),
  ];
  if (wrong.length > 0) throw new Error(`The facts and the input of ${name} differ in: ${wrong.join(", ")}.`);
}

function argumentsOf({ properties }: JsonObject): string[] {
  return typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
}
