import type { PortalView } from "../../contract/portal.ts";

/** The portal that a page shows, and where its links and forms lead. */
export interface PortalPlace {
  path: string;
  portal: PortalView;
}

/** Why a form came back. */
export interface Refused {
  message?: string;
  fields?: Record<string, string | undefined>;
}

export function portalPath(token: string): string {
  return `/sandbox/p/${encodeURIComponent(token)}`;
}
