import type { Span } from "../rule.ts";

/** The length of an IBAN by country, from the registry of SWIFT. */
const lengths = new Map(
  (
    "AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 " +
    "ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 " +
    "LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 " +
    "PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30"
  )
    .split(" ")
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** IBANs, in one block or in groups, that have their country's length and pass the check of ISO 7064. */
export function findIban(text: string): Span[] {
  const found: Span[] = [];
  for (const { index: start } of text.matchAll(
    /(?<![\p{L}\p{N}])[A-Za-z]{2}\d{2}(?=[ \u00a0-]?[A-Za-z0-9])/gu,
  )) {
    const length = lengths.get(text.slice(start, start + 2).toUpperCase());
    const end = length && endOf(text, start, length);
    if (end) found.push({ start, end });
  }
  return found;
}

/** Where the IBAN of `length` characters ends, separators not counted. Undefined when it is none. */
function endOf(text: string, start: number, length: number): number | undefined {
  let compact = "";
  let at = start;
  for (; compact.length < length && at < text.length; at += 1) {
    const character = text.charAt(at);
    if (/[A-Za-z0-9]/.test(character)) compact += character;
    else if (!/[ \u00a0-]/.test(character) || /[^A-Za-z0-9]/.test(text.charAt(at + 1))) return undefined;
  }
  const isWhole = compact.length === length && !/[\p{L}\p{N}]/u.test(text.charAt(at));
  return isWhole && passesCheck(compact.toUpperCase()) ? at : undefined;
}

function passesCheck(iban: string): boolean {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
