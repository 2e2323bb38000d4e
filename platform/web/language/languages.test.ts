import { beforeEach, expect, it, vi } from "vitest";

const stored = new Map<string, string>();

/** A page as the browser has just loaded it. */
async function openPage(address = "/auth", lang = "en") {
  vi.resetModules();
  const url = new URL(address, "https://product.example");
  const history = { state: null, replaceState: vi.fn() };
  vi.stubGlobal("document", { documentElement: { lang } });
  vi.stubGlobal("location", url);
  vi.stubGlobal("history", history);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const { defineTexts, loadTexts } = await import("./texts.ts");
  const page = await import("./page-language.ts");
  const kept = await import("./kept-language.ts");
  return { defineTexts, loadTexts, history, ...page, ...kept, ...(await import("./choose-language.ts")) };
}

beforeEach(() => stored.clear());

it("is English for whoever has chosen nothing, and of such people nothing is kept", async () => {
  const { readKeptLanguage, keepLanguage } = await openPage();
  expect(readKeptLanguage()).toBe("en");
  keepLanguage("de");
  keepLanguage("en");
  expect([...stored]).toEqual([]);
});

it("is kept for the pages to come", async () => {
  (await openPage()).keepLanguage("de");
  expect((await openPage()).readKeptLanguage()).toBe("de");
});

it("may be named by an address, which then forgets it", async () => {
  const { keepLanguageOfAddress, readKeptLanguage, history } = await openPage("/auth?tab=sign-up&lang=de#x");
  keepLanguageOfAddress();
  expect(readKeptLanguage()).toBe("de");
  expect(history.replaceState).toHaveBeenCalledWith(null, "", "/auth?tab=sign-up#x");
});

it.each(["/auth?lang=fr", "/auth", "/demo", "/admin/app-settings?language=de"])(
  "is not that of %s",
  async (address) => {
    const { keepLanguageOfAddress, readKeptLanguage, history } = await openPage(address);
    keepLanguageOfAddress();
    expect(readKeptLanguage()).toBe("en");
    expect(history.replaceState).not.toHaveBeenCalled();
  },
);

it("is German below the German landing page, and not for that on the pages after it", async () => {
  const { keepLanguageOfAddress, readKeptLanguage } = await openPage("/de/nothing");
  keepLanguageOfAddress();
  expect(readKeptLanguage()).toBe("de");
  expect((await openPage()).readKeptLanguage()).toBe("en");
});

it("does not load a word of German for an English page", async () => {
  const { defineTexts, loadTexts } = await openPage();
  const load = vi.fn(async () => ({ go: "Los" }));
  const texts = defineTexts({ go: "Go" }, load);
  await loadTexts("en");
  expect(texts.read().go).toBe("Go");
  expect(load).not.toHaveBeenCalled();
});

it("changes the document and the texts together, once those are there", async () => {
  const { defineTexts, chooseLanguage, subscribeToPageLanguage } = await openPage();
  const texts = defineTexts({ go: "Go" }, async () => ({ go: "Los" }));
  const said: string[] = [];
  subscribeToPageLanguage(() => said.push(`${document.documentElement.lang}: ${texts.read().go}`));
  await chooseLanguage("de");
  expect(said.at(-1)).toBe("de: Los");
  expect(said).not.toContain("de: Go");
});

it("stays English where German could not be loaded, and tries again", async () => {
  const { defineTexts, loadTexts } = await openPage("/de", "de");
  const load = vi.fn(async () => ({ go: "Los" })).mockRejectedValueOnce(new TypeError("offline"));
  const texts = defineTexts({ go: "Go" }, load);
  await loadTexts("de");
  expect(texts.read().go).toBe("Go");
  await loadTexts("de");
  expect(texts.read().go).toBe("Los");
});
