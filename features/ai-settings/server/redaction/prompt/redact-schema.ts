import { type ChangeText, mapTexts } from "./map-texts.ts";

/** Keywords whose fields are names that the author chose, each with a schema behind it. */
const named = new Set(["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"]);
/** Keywords whose value is data, not a schema. */
const data = new Set(["enum", "const", "default", "example", "examples", "required", "dependentRequired"]);
/** The other keywords. What a schema consists of says nothing, and a provider refuses one that lacks it. */
const keywords = new Set(
  `$anchor $comment $id $ref $schema additionalProperties allOf anyOf contains contentEncoding contentMediaType
  description else exclusiveMaximum exclusiveMinimum format if items maxContains maxItems maxLength maxProperties
  maximum minContains minItems minLength minProperties minimum multipleOf not nullable oneOf pattern prefixItems
  propertyNames readOnly strict then title type unevaluatedItems unevaluatedProperties uniqueItems writeOnly`.split(
    /\s+/,
  ),
);
/** The words that `type` and `format` can have by their standard. */
const standard = new Set(
  `array boolean integer null number object string
  date date-time duration email hostname ipv4 ipv6 json-pointer regex time uri uri-reference uuid`.split(
    /\s+/,
  ),
);

/** A JSON schema with every text in it changed that its author chose, names of fields too. */
export function redactSchema(schema: unknown, change: ChangeText): unknown {
  if (typeof schema === "string") return change(schema);
  if (Array.isArray(schema)) return schema.map((item) => redactSchema(item, change));
  if (!isFields(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
      if (named.has(keyword) && isFields(value)) return [[keyword, redactNamed(value, change)]];
      if (data.has(keyword)) return [[keyword, mapTexts(value, change)]];
      if (keyword === "type" || keyword === "format") return [[keyword, redactWord(value, change)]];
      const kept = keywords.has(keyword) ? keyword : change(keyword);
      // A limit is a number or nothing.
      if (typeof value === "number") return change(String(value)) === String(value) ? [[kept, value]] : [];
      return [[kept, redactSchema(value, change)]];
    }),
  );
}

function redactNamed(fields: Record<string, unknown>, change: ChangeText) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [change(name), redactSchema(value, change)]),
  );
}

function redactWord(value: unknown, change: ChangeText): unknown {
  return mapTexts(value, (word) => (standard.has(word) ? word : change(word)));
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
