/** Limits of links to join. */
export const joinLinkLimits = {
  uses: 1_000,
  days: 90,
  domains: 20,
  nameLength: 100,
  /** Active links of a workspace, or of the installation. */
  links: 50,
} as const;
