/** Browsers bind passkeys to names: on a bare address, or without the API, there are none. */
export function canUsePasskeys(): boolean {
  const isAddress = /^[\d.]+$|^\[/.test(location.hostname);
  return isSecureContext && typeof PublicKeyCredential === "function" && !isAddress;
}
