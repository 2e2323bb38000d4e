import type { PortalView } from "../../contract/portal.ts";

/** The shown portal, and the base of its links and forms. */
export interface PortalPlace {
  path: string;
  portal: PortalView;
}

/** Why a form was refused. */
export interface Refused {
  message?: string;
  fields?: Record<string, string | undefined>;
}

export function portalPath(token: string): string {
  return `/sandbox/p/${encodeURIComponent(token)}`;
}
