import { z } from "zod";

const line = (longest: number) => z.string().trim().max(longest);

/**
 * The operator of this installation, for the placeholders of legal texts. Empty fields are not stated yet.
 */
export const Operator = z.object({
  name: line(200),
  address: line(500),
  email: z.union([z.literal(""), z.email().max(254)]),
  phone: line(50),
  country: line(100),
  /** Empty: the landing page of the installation. */
  url: z.union([z.literal(""), z.url({ protocol: /^https$/ }).max(300)]).default(""),
  representedBy: line(200),
  register: line(300),
});

export type Operator = z.infer<typeof Operator>;
