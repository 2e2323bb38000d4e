import { z } from "zod";

export const outputSchemaLimit = 16_000;

/**
 * A JSON Schema of an object. The server also checks that it can be compiled: at most 32 levels and 2,000 values,
 * with local references only.
 */
export const OutputSchema = z
  .record(z.string(), z.json())
  .refine((schema) => JSON.stringify(schema).length <= outputSchemaLimit, {
    message: `A schema holds at most ${outputSchemaLimit.toLocaleString("en")} characters.`,
  })
  .refine((schema) => schema.type === "object", {
    message: 'The schema has to describe an object: "type": "object".',
  });
export type OutputSchema = z.infer<typeof OutputSchema>;
