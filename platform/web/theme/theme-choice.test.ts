import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

let systemIsDark = false;
let stored = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  systemIsDark = false;
  stored = new Map();
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("matchMedia", () => ({ matches: systemIsDark }));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

const loadThemeChoice = () => import("./theme-choice.ts");

describe("the theme", () => {
  it("follows the system until a person chooses", async () => {
    const { getTheme, getThemeChoice } = await loadThemeChoice();
    expect(getThemeChoice()).toBe("system");
    expect(getTheme()).toBe("light");
    systemIsDark = true;
    expect(getTheme()).toBe("dark");
  });

  it("paints and keeps what a person chose", async () => {
    const { getTheme, setThemeChoice, themeStorageKey } = await loadThemeChoice();
    setThemeChoice("dark");
    expect(getTheme()).toBe("dark");
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(stored.get(themeStorageKey)).toBe("dark");
  });

  it("forgets the choice when it follows the system again", async () => {
    const { setThemeChoice } = await loadThemeChoice();
    setThemeChoice("dark");
    setThemeChoice("system");
    expect(stored.size).toBe(0);
    expect(document.documentElement.dataset.theme).toBe("light");
  });

  it("ignores a kept word that is no theme", async () => {
    const { getThemeChoice, themeStorageKey } = await loadThemeChoice();
    stored.set(themeStorageKey, "purple");
    expect(getThemeChoice()).toBe("system");
  });

  it("lasts as long as the tab where storage is blocked", async () => {
    vi.stubGlobal("localStorage", undefined);
    const { getTheme, setThemeChoice } = await loadThemeChoice();
    expect(getTheme()).toBe("light");
    setThemeChoice("dark");
    expect(getTheme()).toBe("dark");
  });
});
