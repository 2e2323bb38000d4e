import type Stripe from "stripe";
import { taxOf } from "./tax-of.ts";

interface Taxed {
  taxPercent: number;
  discountAmount: number;
}

/** Adds the tax to each line. A discount reduces the taxed amount of its lines. */
export function withTaxes(
  lines: Stripe.InvoiceLineItem[],
  { taxPercent, discountAmount }: Taxed,
): Stripe.InvoiceLineItem[] {
  const discounted = lines.findLast(({ discountable }) => discountable);
  return lines.map((line) => {
    const taxable = line.amount - (line === discounted ? discountAmount : 0);
    return { ...line, taxes: [{ ...kind, amount: taxOf(taxPercent, taxable), taxable_amount: taxable }] };
  });
}

/** Total tax of an invoice; empty without tax. */
export function totalTaxes(lines: Stripe.InvoiceLineItem[]): Stripe.Invoice.TotalTax[] {
  const taxes = lines.flatMap((line) => line.taxes ?? []);
  if (taxes.length === 0) return [];
  const amount = taxes.reduce((sum, tax) => sum + tax.amount, 0);
  const taxable_amount = taxes.reduce((sum, tax) => sum + (tax.taxable_amount ?? 0), 0);
  return [{ ...kind, amount, taxable_amount }];
}

export const untaxedInvoice: Stripe.Invoice["automatic_tax"] = {
  ...{ disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
};

export const taxedInvoice: Stripe.Invoice["automatic_tax"] = {
  ...{ disabled_reason: null, enabled: true, provider: "stripe", status: "complete" },
  liability: { type: "self" },
};

const kind = {
  tax_behavior: "exclusive",
  tax_rate_details: null,
  taxability_reason: "standard_rated",
  type: "tax_rate_details",
} as const;
