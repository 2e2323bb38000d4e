const tooOften =
  "Zu viele Versuche in kurzer Zeit. Warten Sie einen Moment, und versuchen Sie es noch einmal.";
const beginAgain = "Die Anmeldung ist abgelaufen oder wurde unterbrochen. Versuchen Sie es noch einmal.";

/** Refusals of the auth service on visitors' pages, by code. */
export const refusals: Readonly<Record<string, string>> = {
  invalid_credentials: "E-Mail-Adresse oder Passwort ist falsch.",
  email_not_confirmed:
    "Bestätigen Sie zuerst Ihre E-Mail-Adresse: Den Link dazu finden Sie in Ihrem Postfach.",
  phone_not_confirmed: "Bestätigen Sie zuerst Ihre Telefonnummer.",
  user_already_exists: "Mit dieser Adresse gibt es schon ein Konto.",
  email_exists: "Mit dieser Adresse gibt es schon ein Konto.",
  user_banned: "Dieses Konto ist gesperrt. Wenden Sie sich an den Betreiber dieser Installation.",
  user_not_found: "Dieses Konto gibt es nicht mehr.",
  validation_failed: "Diese Angaben sind ungültig. Prüfen Sie sie, und versuchen Sie es noch einmal.",
  weak_password: "Dieses Passwort erfüllt die Anforderungen nicht. Wählen Sie ein anderes.",
  same_password: "Das neue Passwort muss sich vom bisherigen unterscheiden.",
  signup_disabled: "Auf dieser Installation können Sie sich nicht selbst registrieren.",
  email_provider_disabled: "Auf dieser Installation ist das mit E-Mail-Adresse und Passwort nicht möglich.",
  user_sso_managed:
    "Dieses Konto wird von Ihrem Unternehmen verwaltet. Melden Sie sich mit Single Sign-on an.",
  otp_disabled: "Auf dieser Installation können Sie sich nicht selbst registrieren.",
  otp_expired: "Dieser Link oder Code ist abgelaufen oder wurde schon verwendet.",
  over_request_rate_limit: tooOften,
  over_email_send_rate_limit: tooOften,
  over_sms_send_rate_limit: tooOften,
  sms_send_failed: "Die SMS konnte nicht gesendet werden.",
  insufficient_aal: "Dafür ist zuerst die Bestätigung in zwei Schritten nötig.",
  session_expired: "Ihre Sitzung ist abgelaufen. Melden Sie sich noch einmal an.",
  session_not_found: "Ihre Sitzung ist beendet. Melden Sie sich noch einmal an.",
  flow_state_not_found: beginAgain,
  flow_state_expired: beginAgain,
  flow_state_already_used: beginAgain,
  bad_oauth_callback: beginAgain,
  bad_oauth_state: beginAgain,
  provider_disabled: "Diese Anmeldemethode ist hier nicht eingerichtet.",
  oauth_provider_not_supported: "Diese Anmeldemethode ist hier nicht eingerichtet.",
  provider_email_needs_verification: "Bestätigen Sie Ihre E-Mail-Adresse zuerst bei dem gewählten Anbieter.",
  mfa_factor_not_found: "Diese Bestätigungsmethode gibt es nicht mehr.",
  mfa_challenge_expired: "Das hat zu lange gedauert. Wiederholen Sie diesen Schritt.",
  mfa_verification_rejected: "Zu viele Versuche. Melden Sie sich noch einmal an.",
  unexpected_failure: "Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es noch einmal.",
};
