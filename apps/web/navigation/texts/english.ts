/** Texts of the header for visitors. */
export const english = {
  main: "Main",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  features: "Features",
  agents: "Agents",
  pricing: "Pricing",
  demo: "Demo",
  signIn: "Sign In",
};

export type NavigationTexts = typeof english;
