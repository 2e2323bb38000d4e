import type { RedactionRuleId } from "../../../contract/redaction.ts";
import type { Find } from "../rule.ts";
import { findCard } from "./find-card.ts";
import { findEmail } from "./find-email.ts";
import { findIban } from "./find-iban.ts";
import { findIp } from "./find-ip.ts";
import { findPhone } from "./find-phone.ts";
import { findSecretKey } from "./find-secret-key.ts";
import { findSsn } from "./find-ssn.ts";

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
