/** Browsers bind passkeys to host names: none on a bare IP address, or without the API. */
export function canUsePasskeys(): boolean {
  const isAddress = /^[\d.]+$|^\[/.test(location.hostname);
  return isSecureContext && typeof PublicKeyCredential === "function" && !isAddress;
}
