/** How the live browser of a server runs. */
export interface BrowserOptions {
  /** The system's Chromium. Undefined: sessions are opened on other servers only. */
  chromiumPath: string | undefined;
  /** Private servers that pages may reach, as `host:port`. */
  allowedOrigins?: readonly string[];
  /** Sessions at once on this server. */
  sessions: number;
  idleMs?: number;
  limitMegabytes?: number;
}

/** Sessions of one workspace at once, so that the others find room. */
export function mostOfWorkspace(sessions: number): number {
  return Math.max(1, Math.ceil(sessions / 2));
}
