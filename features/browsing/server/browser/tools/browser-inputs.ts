import { z } from "zod";

const Ref = z
  .string()
  .regex(/^[a-z0-9]{1,20}$/i)
  .describe("The ref of an element in the newest result, e.g. e12");

export const OpenInput = z.object({
  url: z.string().trim().min(1).max(2_000).describe("The full address, starting with https:// or http://"),
});
export type OpenInput = z.infer<typeof OpenInput>;

export const ReadInput = z.object({});
export type ReadInput = z.infer<typeof ReadInput>;

export const RefInput = z.object({ ref: Ref });
export type RefInput = z.infer<typeof RefInput>;

export const TypeInput = z.object({
  fields: z
    .array(
      z.object({
        ref: Ref,
        text: z
          .string()
          .max(5_000)
          .describe("The text; for a list the words of the option, for a checkbox on or off"),
      }),
    )
    .min(1)
    .max(30),
  submit: Ref.optional().describe("The button that sends the form, if it should be sent right away"),
});
export type TypeInput = z.infer<typeof TypeInput>;

export const SelectInput = z.object({
  ref: Ref,
  choice: z.string().min(1).max(300).describe("The words of the option; for a checkbox on or off"),
});
export type SelectInput = z.infer<typeof SelectInput>;

export const ScrollInput = z.object({ direction: z.enum(["down", "up"]) });
export type ScrollInput = z.infer<typeof ScrollInput>;

export const FillSecretInput = z.object({
  ref: Ref,
  secret: z.string().trim().min(1).max(60).describe("The name under which the person stored it"),
});
export type FillSecretInput = z.infer<typeof FillSecretInput>;
