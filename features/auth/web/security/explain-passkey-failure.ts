const sentences: Record<string, string> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: "This device has a passkey for your account already.",
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: "This device cannot keep passkeys.",
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: "This device cannot check that it is you.",
  ERROR_INVALID_DOMAIN: "Passkeys do not work under this address. Open the page under its proper name.",
  ERROR_INVALID_RP_ID: "Passkeys do not work under this address. Open the page under its proper name.",
  ERROR_CEREMONY_ABORTED: "No passkey was made.",
  ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY: "No passkey was made: it was cancelled, or took too long.",
};

/** Translates a browser's error about a passkey. Other errors stay unchanged. */
export function explainPasskeyFailure(error: Error): Error {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const sentence = sentences[code];
  return sentence ? new Error(sentence) : error;
}
