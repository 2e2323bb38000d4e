const names: Record<string, string> = {
  apple: "Apple",
  azure: "Microsoft",
  github: "GitHub",
  gitlab: "GitLab",
  google: "Google",
  linkedin_oidc: "LinkedIn",
  slack_oidc: "Slack",
  workos: "WorkOS",
};

/** A provider as people know it; one that a company runs itself keeps its own name. */
export function providerName(name: string): string {
  const known = Object.hasOwn(names, name) ? names[name] : undefined;
  return known ?? `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll(/[_-]+/g, " ")}`;
}
