import type { RedactionRuleId } from "../../../contract/redaction.ts";
import type { Find } from "../rule.ts";
import { matchesOf } from "../rule.ts";
import { findCard } from "./find-card.ts";
import { findEmail } from "./find-email.ts";
import { findIban } from "./find-iban.ts";
import { findIp } from "./find-ip.ts";
import { findSecretKey } from "./find-secret-key.ts";

/** Social security numbers of the United States, written with hyphens. Blocks that were never issued are none. */
const findSsn = matchesOf(
  /(?<![\p{L}\p{N}-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\p{L}\p{N}-])/gu,
);

/** Country calling codes of the numbering plan E.164. */
const callingCode =
  /^(?:1|7|2(?:0|7|1[1-8]|[2-6]\d|9[01789])|3(?:[0-469]|5\d|7\d|8[0-9])|4(?:[013-9]|2[013])|5(?:[1-8]|0\d|9\d)|6(?:[0-6]|7\d|8\d|9[0-2])|8(?:[1246]|0[08]|5\d|7[08]|8\d)|9(?:[0-58]|6\d|7\d|9\d))/;

/**
 * Phone numbers in international form: a plus, a country's code, 8 to 15 digits, with single separators and an
 * area code in parentheses. Without the plus a number may be anything, so it is left alone.
 */
const findPhone = matchesOf(/(?<![\p{L}\p{N}+])\+\(?\d(?:\)?[ \u00a0./-]?\(?\d){6,14}(?!\d)/gu, (match) => {
  const digits = match.replace(/\D/g, "");
  return digits.length >= 8 && callingCode.test(digits);
});

/** The product's own rules. Names of people are not among them: only a model could find those. */
export const findBy: Readonly<Record<RedactionRuleId, Find>> = {
  secret_key: findSecretKey,
  email: findEmail,
  iban: findIban,
  card: findCard,
  ssn: findSsn,
  phone: findPhone,
  ip: findIp,
};
