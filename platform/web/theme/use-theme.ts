import { useSyncExternalStore } from "react";
import { followTheme, getTheme, getThemeChoice, setThemeChoice } from "./theme-choice.ts";

/** The theme on screen, the person's choice, and the setter. */
export function useTheme() {
  const theme = useSyncExternalStore(followTheme, getTheme, () => "light" as const);
  const choice = useSyncExternalStore(followTheme, getThemeChoice, () => "system" as const);
  return { theme, choice, setTheme: setThemeChoice };
}
