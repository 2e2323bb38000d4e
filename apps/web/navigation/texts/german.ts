import type { NavigationTexts } from "./english.ts";

export const german: NavigationTexts = {
  main: "Hauptnavigation",
  openMenu: "Menü öffnen",
  closeMenu: "Menü schließen",
  features: "Funktionen",
  agents: "Agenten",
  pricing: "Preise",
  demo: "Demo",
  signIn: "Anmelden",
};
