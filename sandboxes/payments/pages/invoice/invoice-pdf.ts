import type { InvoiceView } from "../../contract/invoice.ts";
import { formatDate } from "../format-date.ts";
import { formatMoney } from "../format-money.ts";
import { PdfPages } from "./pdf-pages.ts";

const left = 56;
const right = 539;

/** An invoice as a PDF file. It says that nothing real was sold. */
export function invoicePdf(invoice: InvoiceView): Buffer {
  const money = (cents: number) => formatMoney(cents, invoice.currency);
  const pages = new PdfPages("TEST MODE - payment sandbox - no real money. Nothing is owed.");
  pages.text(left, `Invoice ${invoice.number}`, { size: 20, isBold: true });
  pages.down(28);
  pages.text(left, `${states[invoice.status]}. ${formatDate(invoice.createdAt)}`);
  pages.down(16);
  for (const line of [invoice.name, invoice.email]) {
    if (line === null) continue;
    pages.text(left, line);
    pages.down(14);
  }
  pages.down(14);
  for (const line of invoice.lines) {
    pages.text(left, line.description, { isBold: true, width: 330 });
    pages.textEnding(right, money(line.amountCents));
    pages.down(14);
    pages.text(left, `${formatDate(line.from)} to ${formatDate(line.to)}`);
    pages.down(20);
  }
  pages.rule(left, right);
  const sums: [string, number, boolean][] = [
    ["Subtotal", invoice.subtotalCents, true],
    ["Discount", -invoice.discountCents, invoice.discountCents !== 0],
    ["Tax", invoice.taxCents, invoice.taxCents !== 0],
    ["Total", invoice.totalCents, true],
    ["To be paid", invoice.dueCents, invoice.dueCents !== 0],
  ];
  for (const [label, cents, isShown] of sums) {
    if (!isShown) continue;
    pages.text(left, label, { isBold: label === "Total" });
    pages.textEnding(right, money(cents));
    pages.down(16);
  }
  return pages.toBuffer(`Invoice ${invoice.number}`);
}

const states: Record<InvoiceView["status"], string> = {
  open: "Open",
  paid: "Paid",
  uncollectible: "Not collected",
  void: "Void",
};
