const names: Record<string, string> = {
  email: "Email and password",
  phone: "Phone number",
  google: "Google",
  github: "GitHub",
  azure: "Microsoft",
  gitlab: "GitLab",
  linkedin_oidc: "LinkedIn",
};

/** Display name of a way to sign in. */
export function providerName(provider: string): string {
  if (provider.startsWith("sso:")) return "Single sign-on";
  return names[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1);
}
