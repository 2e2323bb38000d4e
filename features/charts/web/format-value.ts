import type { Language } from "#platform/web/language/language.ts";

/** Numbers of a chart in words. */
export interface NumberWords {
  /** In full, with the unit. */
  value(value: number): string;
  /** Short, for an axis with ticks this far apart. */
  tick(value: number, step: number): string;
  percent(share: number): string;
}

export function numberWords(language: Language, unit: string | undefined): NumberWords {
  const locale = language === "de" ? "de-DE" : "en-US";
  const full = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  return {
    value: (value) => (unit ? `${full.format(value)} ${unit}` : full.format(value)),
    tick: (value, step) => {
      const isLong = Math.abs(value) >= 10_000;
      const digits = Math.max(0, Math.ceil(-Math.log10(step)));
      return new Intl.NumberFormat(locale, {
        ...(isLong
          ? { notation: "compact", maximumFractionDigits: 2 }
          : { maximumFractionDigits: Math.min(digits, 6) }),
      }).format(value);
    },
    percent: (share) => percent.format(share),
  };
}
