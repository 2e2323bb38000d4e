/**
 * Wraps `json` as the client library expects the result of `navigator.credentials`: an object with `toJSON`.
 */
export function asCredential<Credential>(json: object): Credential {
  return Object.assign(Object.create(null), { toJSON: () => json });
}
