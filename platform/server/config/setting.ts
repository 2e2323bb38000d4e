import { z } from "zod";

export interface Setting<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  /** Written as in the environment. Absent: the setting may stay empty. */
  defaultValue?: string;
  description: string;
  /** Describes a valid value. Completes the sentence "Set it to …". */
  expected: string;
}

/** Declares a setting. The schema gives its type. */
export const setting = <Schema extends z.ZodType>(value: Setting<Schema>) => value;

/** A whole number within bounds, parsed from text. */
export const wholeNumber = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(min).max(max));
