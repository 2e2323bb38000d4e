import { readField, readText } from "#platform/web/functions/read-field.ts";
import { localeOf } from "#platform/web/language/locale.ts";
import { readPageLanguage } from "#platform/web/language/page-language.ts";

/** Price per year. */
export interface YearlyPrice {
  dollars: number;
  priceId: string;
}

/** A plan of the catalogue. */
export interface Plan {
  id: string;
  name: string;
  description: string;
  priceMonthly: number;
  /** Undefined for a plan not sold online. */
  priceId: string | undefined;
  /** Undefined without a yearly price. */
  yearly: YearlyPrice | undefined;
  trialDays: number;
  features: string[];
  /** Maximum quantity per workspace. */
  maxQuantity: number;
}

const standardTrialDays = 14;

/** Parses a row of `pricing_plans`; undefined for an invalid one. Keeps only features that are text. */
export function readPlan(row: unknown): Plan | undefined {
  const id = readText(row, "id");
  const name = readText(row, "name");
  if (!id || !name) return undefined;
  const trialDays = readField(row, "free_trial_days");
  const features = readField(row, "features");
  const maxQuantity = readField(row, "max_quantity");
  return {
    id,
    name,
    description: readText(row, "description") ?? "",
    priceMonthly: Number(readField(row, "price_monthly") ?? 0),
    priceId: readText(row, "stripe_price_monthly_id"),
    yearly: readYearly(row),
    trialDays: typeof trialDays === "number" ? trialDays : standardTrialDays,
    features: Array.isArray(features) ? features.filter((it) => typeof it === "string") : [],
    maxQuantity: typeof maxQuantity === "number" ? maxQuantity : 1,
  };
}

function readYearly(row: unknown): YearlyPrice | undefined {
  const dollars = readField(row, "price_yearly");
  const priceId = readText(row, "stripe_price_yearly_id");
  return typeof dollars === "number" && priceId ? { dollars, priceId } : undefined;
}

/** "$29.99"; "29,99 $" on a German page. */
export function formatPrice(dollars: number): string {
  const locale = localeOf[readPageLanguage()];
  return new Intl.NumberFormat(locale, { style: "currency", currency: "USD" }).format(dollars);
}
