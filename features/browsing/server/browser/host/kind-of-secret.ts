import type { PageElement } from "./orders.ts";

/** What a page says about a field. */
export interface FieldWords {
  type: string;
  autocomplete: string;
  /** Its name, id and label. */
  names: string;
}

const payment =
  /card.?(?:number|no\b|holder)|credit.?card|kreditkarte|kartennummer|\bcv[vc]2?\b|\bcsc\b|security.?code|\biban\b|account.?number|routing.?number/;

/** Whether only a person fills in a field: one for a password or a code, or for data of payment. */
export function kindOfSecret(field: FieldWords): PageElement["secret"] {
  const autocomplete = field.autocomplete.toLowerCase();
  const names = field.names.toLowerCase();
  if (field.type.toLowerCase() === "password" || /password|one-time-code/.test(autocomplete))
    return "password";
  if (/passw(?:or)?d|passwort|kennwort|passcode|\botp\b/.test(names)) return "password";
  return /(?:^|\s)cc-/.test(autocomplete) || payment.test(names) ? "payment" : "none";
}
