export type ThemeChoice = "light" | "dark" | "system";
export type ThemeName = "light" | "dark";

/** Also read by public/theme.js before the first paint. */
export const themeStorageKey = "adjutant.theme";

let memory: ThemeChoice | undefined;
const listeners = new Set<() => void>();

/** The person's choice. Default: "system". */
export function getThemeChoice(): ThemeChoice {
  memory ??= readStoredChoice();
  return memory;
}

/** Stores the choice and repaints the page. It lasts as long as the tab where storage is blocked. */
export function setThemeChoice(choice: ThemeChoice): void {
  memory = choice;
  try {
    if (choice === "system") localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, choice);
  } catch {
    // Storage is blocked: the choice stays in memory.
  }
  applyTheme();
}

/** The theme on screen. */
export function getTheme(): ThemeName {
  const choice = getThemeChoice();
  if (choice !== "system") return choice;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Follows the system setting and other tabs. Returns the unsubscribe function. */
export function followTheme(listener: () => void): () => void {
  if (listeners.size === 0) startFollowing();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopFollowing();
  };
}

function readStoredChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(themeStorageKey);
    return stored === "dark" || stored === "light" ? stored : "system";
  } catch {
    return "system";
  }
}

function applyTheme(): void {
  document.documentElement.dataset.theme = getTheme();
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent): void {
  if (event.key !== themeStorageKey && event.key !== null) return;
  memory = undefined;
  applyTheme();
}

function startFollowing(): void {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applyTheme);
  addEventListener("storage", onStorage);
}

function stopFollowing(): void {
  matchMedia("(prefers-color-scheme: dark)").removeEventListener("change", applyTheme);
  removeEventListener("storage", onStorage);
}
