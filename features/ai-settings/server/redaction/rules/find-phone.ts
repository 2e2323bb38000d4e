import { matchesOf } from "../rule.ts";

/** Country calling codes of the numbering plan E.164. */
const callingCode =
  /^(?:1|7|2(?:0|7|1[1-8]|[2-6]\d|9[01789])|3(?:[0-469]|5\d|7\d|8[0-9])|4(?:[013-9]|2[013])|5(?:[1-8]|0\d|9\d)|6(?:[0-6]|7\d|8\d|9[0-2])|8(?:[1246]|0[08]|5\d|7[08]|8\d)|9(?:[0-58]|6\d|7\d|9\d))/;

/**
 * Phone numbers in international form: a plus, a country's code, 8 to 15 digits, with single separators and an
 * area code in parentheses. Without the plus a number may be anything, so it is left alone.
 */
export const findPhone = matchesOf(
  /(?<![\p{L}\p{N}+])\+\(?\d(?:\)?[ \u00a0./-]?\(?\d){6,14}(?!\d)/gu,
  (match) => {
    const digits = match.replace(/\D/g, "");
    return digits.length >= 8 && callingCode.test(digits);
  },
);
