import { z } from "zod";
import type { StatusTable } from "#platform/contract/status.ts";

/** An invoice of the workspace at the provider. Amounts in minor units of `currency`. */
export const Invoice = z.object({
  id: z.string(),
  /** Null for a draft. */
  number: z.string().nullable(),
  status: z.enum(["draft", "open", "paid", "uncollectible", "void"]),
  totalCents: z.number().int(),
  currency: z.string(),
  createdAt: z.iso.datetime(),
  /** Page to view and pay it. */
  url: z.url().nullable(),
  pdfUrl: z.url().nullable(),
});
export type Invoice = z.infer<typeof Invoice>;

export const invoiceStatuses: StatusTable<Invoice["status"]> = {
  draft: { word: "Draft", tone: "neutral", isActive: true },
  open: { word: "Open", tone: "warn", isActive: true },
  paid: { word: "Paid", tone: "good", isActive: false },
  uncollectible: { word: "Uncollectible", tone: "bad", isActive: false },
  void: { word: "Void", tone: "neutral", isActive: false },
};
