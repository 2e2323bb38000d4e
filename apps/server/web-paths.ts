const legalTypes = "terms|privacy|cookies|dpa|acceptable-use|security|subprocessors|imprint";

const pages = [
  "/demo(/[^/]+)?",
  "/diagram",
  "/auth(/(link|new-password|signed-out))?",
  "/free-join/[^/]+",
  "/finish",
  `/legal/(${legalTypes})`,
  "/terms",
  "/privacy",
  "/dashboard",
  "/chat(/[^/]+)?",
  "/agents",
  "/tasks",
  "/compliance",
  "/settings",
  "/settings/security",
  "/profile",
  "/team",
  "/admin(/(analytics|app-settings|fullcheck|ai-settings|policies|llm-diagram|llm-backend|upgrade|voice))?",
  "/admin/subscriptions(/(plans|waiting|workspaces/[^/]+))?",
  "/design",
  "/dev",
  "/qa",
  "/compliance-productivity",
  "/conversation(/[^/]+)?",
];

const pattern = new RegExp(`^(${pages.join("|")})/?$`);

/** Whether the application has a page at `path`. All other paths are 404. */
export function isWebPath(path: string): boolean {
  return pattern.test(path);
}
