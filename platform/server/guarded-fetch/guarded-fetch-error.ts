export type GuardedFetchCode =
  | "fetch.invalid_url"
  | "fetch.scheme_refused"
  | "fetch.credentials_refused"
  | "fetch.port_refused"
  | "fetch.address_refused"
  | "fetch.name_not_found"
  | "fetch.too_many_redirects"
  | "fetch.downgrade_refused"
  | "fetch.content_type_refused"
  | "fetch.encoding_refused"
  | "fetch.too_large"
  | "fetch.compression_bomb"
  | "fetch.timed_out"
  | "fetch.cancelled"
  | "fetch.unreachable";

/** Why a URL was not fetched: a stable code and a readable sentence. */
export class GuardedFetchError extends Error {
  override readonly name = "GuardedFetchError";
  readonly code: GuardedFetchCode;

  constructor(code: GuardedFetchCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
