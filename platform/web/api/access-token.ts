/** Answers the current access token, refreshed when needed; undefined while nobody is signed in. */
type AccessTokenSource = () => Promise<string | undefined>;

interface AccessSource {
  getAccessToken: AccessTokenSource;
  /** Called when the server refused a token that looked valid. */
  onRefused: () => void;
}

let source: AccessSource = { getAccessToken: async () => undefined, onRefused: () => {} };

/** Tells the platform who knows the access token; the application calls it once at start. */
export function setAccessSource(next: AccessSource): void {
  source = next;
}

export function getAccessToken(): Promise<string | undefined> {
  return source.getAccessToken();
}

export function reportRefusedToken(): void {
  source.onRefused();
}
