/** Returns the current access token, refreshed when needed. Undefined while nobody is signed in. */
type AccessTokenSource = () => Promise<string | undefined>;

interface AccessSource {
  getAccessToken: AccessTokenSource;
  /** Called when the server refuses a token that looked valid. */
  onRefused: () => void;
}

let source: AccessSource = { getAccessToken: async () => undefined, onRefused: () => {} };

/** Sets the source of the access token. The application calls it once at start. */
export function setAccessSource(next: AccessSource): void {
  source = next;
}

export function getAccessToken(): Promise<string | undefined> {
  return source.getAccessToken();
}

export function reportRefusedToken(): void {
  source.onRefused();
}
