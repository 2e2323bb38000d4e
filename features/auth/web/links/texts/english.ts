const beginAgain = "The sign-in expired or was interrupted. Try again.";
const notConfigured = "This sign-in method is not set up here.";
const ofCompany = "Your company's sign-in did not work. Try again, or ask its administrator.";

const refusals: Readonly<Record<string, string>> = {
  provider_access_denied: "The sign-in was refused or cancelled at the provider.",
  provider_server_error: "The provider has a problem of its own. Try again later.",
  provider_temporarily_unavailable: "The provider is overloaded or down for maintenance. Try again later.",
  bad_oauth_callback: "The provider did not sign you in. Try again, or sign in another way.",
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
  provider_email_needs_verification: "Confirm your email address at the provider first.",
  signup_disabled: "Sign-up is closed on this installation.",
  email_provider_disabled: "Sign-in by email and password is off on this installation.",
  email_exists: "An account with this email address already exists.",
  phone_exists: "An account with this phone number already exists.",
  user_already_exists: "An account with this email address already exists.",
  user_sso_managed: "Your company manages this account. Sign in with single sign-on.",
  user_banned: "This account is suspended. Contact the operator of this installation.",
  user_not_found: "This account no longer exists.",
  identity_already_exists: "This sign-in method is already linked to another account.",
  manual_linking_disabled: "Sign-in methods cannot be linked on this installation.",
  otp_expired: "This link has expired or was already used.",
  over_request_rate_limit: "Too many attempts in a short time. Wait a moment, then try again.",
  over_email_send_rate_limit: "Too many attempts in a short time. Wait a moment, then try again.",
  validation_failed: "This link is incomplete or was changed. Open it again from the email.",
  unexpected_failure: "Something went wrong on the server. Try again.",
};

/** Why a link or a provider led nowhere, by code. */
export const english = { refusals, unknown: "Something went wrong. Try again." };

export type LinkRefusalTexts = typeof english;
