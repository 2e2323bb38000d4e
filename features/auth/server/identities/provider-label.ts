const labels: Record<string, string> = {
  apple: "Apple",
  azure: "Microsoft",
  email: "Email",
  github: "GitHub",
  gitlab: "GitLab",
  google: "Google",
  linkedin_oidc: "LinkedIn",
  phone: "Phone",
  slack_oidc: "Slack",
};

/** Display name of a provider. */
export function providerLabel(name: string): string {
  return (Object.hasOwn(labels, name) ? labels[name] : undefined) ?? name;
}
