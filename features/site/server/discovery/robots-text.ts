/** The robots.txt: all public pages with their resources, nothing of the application. */
export function robotsText({ publicUrl, isShown }: { publicUrl: string; isShown: boolean }): string {
  if (!isShown) return "User-agent: *\nDisallow: /\n";
  const closed = closedPaths.map((path) => `Disallow: ${path}`);
  return ["User-agent: *", "Allow: /assets/", ...closed, "", `Sitemap: ${publicUrl}/sitemap.xml`, ""].join(
    "\n",
  );
}

/** Path prefixes. */
const closedPaths = [
  "/api/",
  "/auth",
  "/rest/v1/",
  "/functions/v1/",
  "/scim/",
  "/sandbox/",
  "/free-join/",
  "/finish",
  "/dashboard",
  "/chat",
  "/conversation",
  "/agents",
  "/tasks",
  "/mail",
  "/compliance",
  "/settings",
  "/profile",
  "/team",
  "/admin",
  "/design",
  "/dev",
  "/qa",
];
