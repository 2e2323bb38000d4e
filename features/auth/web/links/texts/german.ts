import type { LinkRefusalTexts } from "./english.ts";

const beginAgain = "Die Anmeldung ist abgelaufen oder wurde unterbrochen. Versuchen Sie es noch einmal.";
const notConfigured = "Diese Anmeldemethode ist hier nicht eingerichtet.";
const ofCompany =
  "Die Anmeldung bei Ihrem Unternehmen hat nicht geklappt. Versuchen Sie es noch einmal, oder fragen Sie dort den Administrator.";
const known = "Mit dieser Adresse gibt es schon ein Konto.";
const tooOften =
  "Zu viele Versuche in kurzer Zeit. Warten Sie einen Moment, und versuchen Sie es noch einmal.";

const refusals: LinkRefusalTexts["refusals"] = {
  provider_access_denied: "Die Anmeldung wurde beim Anbieter abgelehnt oder abgebrochen.",
  provider_server_error: "Beim Anbieter ist ein Fehler aufgetreten. Versuchen Sie es später noch einmal.",
  provider_temporarily_unavailable:
    "Der Anbieter ist überlastet oder wird gewartet. Versuchen Sie es später noch einmal.",
  bad_oauth_callback:
    "Der Anbieter hat Sie nicht angemeldet. Versuchen Sie es noch einmal, oder melden Sie sich anders an.",
  bad_oauth_state: beginAgain,
  bad_code_verifier: beginAgain,
  flow_state_not_found: beginAgain,
  flow_state_expired: beginAgain,
  flow_state_already_used: beginAgain,
  saml_relay_state_not_found: beginAgain,
  saml_relay_state_expired: beginAgain,
  saml_idp_not_found: ofCompany,
  saml_assertion_no_user_id: ofCompany,
  saml_assertion_no_email: ofCompany,
  sso_provider_not_found: notConfigured,
  sso_provider_disabled: notConfigured,
  saml_provider_disabled: notConfigured,
  provider_disabled: notConfigured,
  oauth_provider_not_supported: notConfigured,
  provider_email_needs_verification: "Bestätigen Sie Ihre E-Mail-Adresse zuerst bei dem gewählten Anbieter.",
  signup_disabled: "Auf dieser Installation können Sie sich nicht selbst registrieren.",
  email_provider_disabled: "Auf dieser Installation ist das mit E-Mail-Adresse und Passwort nicht möglich.",
  email_exists: known,
  phone_exists: "Mit dieser Telefonnummer gibt es schon ein Konto.",
  user_already_exists: known,
  user_sso_managed:
    "Dieses Konto wird von Ihrem Unternehmen verwaltet. Melden Sie sich mit Single Sign-on an.",
  user_banned: "Dieses Konto ist gesperrt. Wenden Sie sich an den Betreiber dieser Installation.",
  user_not_found: "Dieses Konto gibt es nicht mehr.",
  identity_already_exists: "Diese Anmeldemethode ist schon mit einem anderen Konto verknüpft.",
  manual_linking_disabled: "Auf dieser Installation lassen sich Anmeldemethoden nicht verknüpfen.",
  otp_expired: "Dieser Link ist abgelaufen oder wurde schon verwendet.",
  over_request_rate_limit: tooOften,
  over_email_send_rate_limit: tooOften,
  validation_failed:
    "Dieser Link ist unvollständig oder wurde verändert. Öffnen Sie ihn noch einmal aus der Mail.",
  unexpected_failure: "Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es noch einmal.",
};

export const german: LinkRefusalTexts = {
  refusals,
  unknown: "Etwas ist schiefgegangen. Versuchen Sie es noch einmal.",
};
