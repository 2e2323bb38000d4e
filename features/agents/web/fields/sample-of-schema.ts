/** A value that a JSON Schema describes, to show what an answer looks like. Parts that it does not know are left out. */
export function sampleOf(schema: unknown, depth = 0): unknown {
  if (!isRecord(schema) || depth > deepest) return null;
  const { type, properties, items, description } = schema;
  const [chosen] = [
    schema["const"],
    schema["default"],
    first(schema["examples"]),
    first(schema["enum"]),
  ].filter((value) => value !== undefined);
  if (chosen !== undefined) return chosen;
  switch (Array.isArray(type) ? type[0] : type) {
    case "object":
      return Object.fromEntries(
        Object.entries(isRecord(properties) ? properties : {}).map(([name, value]) => [
          name,
          sampleOf(value, depth + 1),
        ]),
      );
    case "array":
      return items === undefined ? [] : [sampleOf(items, depth + 1)];
    case "string":
      return typeof description === "string" ? description : "text";
    case "integer":
    case "number":
      return typeof schema["minimum"] === "number" ? schema["minimum"] : 0;
    case "boolean":
      return true;
    default:
      return null;
  }
}

const deepest = 8;

function first(values: unknown): unknown {
  return Array.isArray(values) ? values[0] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
