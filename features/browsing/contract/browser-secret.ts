import { z } from "zod";

export const SecretName = z.string().trim().min(1).max(60);

/** `https://example.com`, from any address of that site. */
export const SecretOrigin = z
  .string()
  .trim()
  .max(300)
  .transform((text) => URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`))
  .refine((url) => url !== null && /^https?:$/.test(url.protocol) && url.username === "", {
    error: "Enter the address of a website, such as https://example.com.",
  })
  .transform((url) => url?.origin ?? "");

/** A password that its person stored for one website. Its value is never sent. */
export const BrowserSecret = z
  .object({
    id: z.uuid(),
    name: z.string(),
    origin: z.string(),
    /** Whether the assistant fills it in without asking. */
    isAutomatic: z.boolean(),
    usedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "BrowserSecret" });
export type BrowserSecret = z.infer<typeof BrowserSecret>;

export const AddBrowserSecret = z.object({
  name: SecretName,
  origin: z.string().trim().min(1).max(300),
  value: z.string().min(1).max(500),
  isAutomatic: z.boolean().default(false),
});
export type AddBrowserSecret = z.infer<typeof AddBrowserSecret>;
