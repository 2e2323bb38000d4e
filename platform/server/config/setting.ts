import { z } from "zod";

export interface Setting<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  /** As it is written in the environment. Absent: the setting may stay empty. */
  defaultValue?: string;
  description: string;
  /** What a right value looks like; completes the sentence "Set it to …". */
  expected: string;
}

/** Declares a setting; its type is that of its schema. */
export const setting = <Schema extends z.ZodType>(value: Setting<Schema>) => value;

/** A number as it is written in the environment. */
export const wholeNumber = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(min).max(max));
