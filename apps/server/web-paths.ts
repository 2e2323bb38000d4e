const legalTypes = "terms|privacy|cookies|dpa|acceptable-use|security|subprocessors|imprint";

const pages = [
  "/demo(/[^/]+)?",
  "/shared",
  "/diagram",
  "/auth(/(link|new-password|signed-out))?",
  "/free-join/[^/]+",
  "/invitation",
  "/finish",
  `/legal/(${legalTypes})`,
  "/terms",
  "/privacy",
  "/dashboard",
  "/chat(/[^/]+(/print)?)?",
  "/agents(/(connections|knowledge|triggers)(/[^/]+)?)?",
  "/agents/knowledge/[0-9a-f-]{36}/documents/[0-9a-f-]{36}",
  "/agents/[0-9a-f-]{36}(/(test|versions|sharing|figures|triggers))?",
  "/tasks",
  "/artifacts(/[0-9a-f-]{36})?",
  "/mail",
  "/compliance(/(proof|exports|requests|holds))?",
  "/erasures/[0-9a-f-]{36}",
  "/settings(/(security|voice|website-passwords|notifications|memory|billing|workspace|usage|assistant|data))?",
  "/profile",
  "/team(/(invitations|shared|groups(/[0-9a-f-]{36})?))?",
  "/admin(/(analytics|spending|app-settings|fullcheck|ai-settings|policies|llm-diagram|llm-backend|upgrade|voice|public-links))?",
  "/admin/subscriptions(/(plans|links|waiting|workspaces/[^/]+))?",
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
