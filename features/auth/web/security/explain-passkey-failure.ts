const sentences: Record<string, string> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: "This device already has a passkey for your account.",
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT:
    "This device cannot store passkeys. Use another one.",
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    "This device cannot verify that it's you. Set up a screen lock first.",
  ERROR_INVALID_DOMAIN: "Passkeys do not work at this address. Open the page by its domain name.",
  ERROR_INVALID_RP_ID: "Passkeys do not work at this address. Open the page by its domain name.",
  ERROR_CEREMONY_ABORTED: "No passkey was created.",
  ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY:
    "No passkey was created: the request was cancelled or timed out. Try again.",
};

/** Translates a browser's error about a passkey. Other errors stay unchanged. */
export function explainPasskeyFailure(error: Error): Error {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const sentence = sentences[code];
  return sentence ? new Error(sentence) : error;
}
