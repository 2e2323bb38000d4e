import type { JsonObject } from "#platform/contract/json.ts";

/** What a tool does to the world. Decisions rely on it, so it never comes from a model. */
export interface ToolFacts {
  /** Whose data it reads. */
  reads: "nothing" | "person" | "workspace" | "outside";
  /** Whether it changes something. */
  writes: boolean;
  /** Whether any input leaves the installation. */
  egress: boolean;
  /** Whether the effect cannot be undone. */
  irreversible: boolean;
  /** Whether people outside the workspace see the effect. */
  external: boolean;
  /**
   * Whether only the person it works for sees the effect. With an undo, such a call needs no approval. `seenBy` of a
   * tool tells where this does not hold.
   */
  own: boolean;
  /** Arguments that determine the target or the recipients, e.g. `to` or `attachments[].id`. */
  control: readonly string[];
  /** Arguments that are only payload, e.g. `body`. */
  content: readonly string[];
  /** How to undo it, in words. Null when impossible. */
  undo: string | null;
}

/** The facts of a tool without a declaration: the worst case. */
export function worstFacts(schema: JsonObject): ToolFacts {
  return {
    ...{ reads: "workspace", writes: true, egress: true, irreversible: true, external: true, own: false },
    control: argumentsOf(schema),
    content: [],
    undo: null,
  };
}

/** Throws when facts name an argument missing in the schema, or omit one of its arguments. */
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
