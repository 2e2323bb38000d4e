import { z } from "zod";

/** The form-relevant structure of a schema. */
export type Shape =
  | { type: "group"; fields: readonly { name: string; shape: Shape }[] }
  | { type: "list"; item: Shape; most: number }
  | { type: "text"; longest: number }
  | { type: "switch" }
  | { type: "choice"; options: readonly string[]; mayBeNone?: boolean };

/** Describes a schema for the form. Throws for types without a field. */
export function describeSchema(schema: unknown): Shape {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape);
    return { type: "group", fields: fields.map(([name, field]) => ({ name, shape: describeSchema(field) })) };
  }
  if (schema instanceof z.ZodArray) {
    return { type: "list", item: describeSchema(schema.element), most: mostItems(schema) };
  }
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) {
    return { type: "text", longest: schema.maxLength ?? 1_000 };
  }
  if (schema instanceof z.ZodBoolean) return { type: "switch" };
  if (schema instanceof z.ZodEnum) return { type: "choice", options: schema.options.map(String) };
  if (schema instanceof z.ZodOptional) {
    const shape = describeSchema(schema.unwrap());
    if (shape.type === "choice") return { ...shape, mayBeNone: true };
  }
  if (schema instanceof z.ZodDefault) return describeSchema(schema.unwrap());
  // A union of empty and a format: a text field.
  if (schema instanceof z.ZodUnion) return describeSchema(schema.options.at(-1));
  throw new Error("No field is made for this schema.");
}

function mostItems(list: z.ZodArray): number {
  for (const check of list._zod.def.checks ?? []) {
    const { def } = check._zod;
    if ("maximum" in def && typeof def.maximum === "number") return def.maximum;
  }
  return 100;
}

/** The initial value of a new list item. */
export function blankOf(shape: Shape): unknown {
  switch (shape.type) {
    case "group":
      return Object.fromEntries(shape.fields.map((field) => [field.name, blankOf(field.shape)]));
    case "list":
      return [];
    case "text":
      return "";
    case "switch":
      return false;
    case "choice":
      return shape.mayBeNone ? undefined : shape.options[0];
  }
}
