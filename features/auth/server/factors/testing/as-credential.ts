/** `json` as the client library takes what `navigator.credentials` gave: an object that writes itself as JSON. */
export function asCredential<Credential>(json: object): Credential {
  return Object.assign(Object.create(null), { toJSON: () => json });
}
