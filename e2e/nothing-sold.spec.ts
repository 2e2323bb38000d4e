import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures/test.ts";

/** Words of a trial or a price, in both languages. Legal texts say what holds where plans are sold, and are no part of it. */
const wordsOfSelling =
  /\btrials?\b|\bpric(?:e|es|ing)\b|credit card|cancel any ?time|per month|per year|[$€]\s?\d|\bPreise?\b|Testphase|kostenlos|Kreditkarte|pro Monat|pro Jahr|kündigen/i;

/** Everything that a page says: what is seen, what is told to programs, and what is hidden until it is opened. */
async function readAll(page: Page): Promise<string> {
  return page.evaluate(() => {
    const meta = [...document.querySelectorAll("meta[content]")].map((tag) => tag.getAttribute("content"));
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (tag) => tag.textContent,
    );
    const named = [...document.querySelectorAll("[aria-label], [alt], [title]")].flatMap((each) =>
      ["aria-label", "alt", "title"].map((name) => each.getAttribute(name)),
    );
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const each of body.querySelectorAll("script, style")) each.remove();
    return [document.title, ...meta, ...data, ...named, body.textContent].join("\n");
  });
}

test.describe("where nothing is sold", () => {
  test.use({ productKind: "unsold" });

  test("no public page speaks of a trial or a price", async ({ page, product }) => {
    for (const path of ["/", "/de", "/diagram", "/demo", "/auth", "/auth?tab=sign-up", "/free-join/none"]) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect((await readAll(page)).length).toBeGreaterThan(200);
        // What is not known at the first moment is known soon.
        await expect.poll(async () => wordsOfSelling.exec(await readAll(page))?.[0]).toBeUndefined();
      });
    }
    const llms = await (await fetch(`${product.url}/llms.txt`)).text();
    expect(llms).toContain("# Adjutant");
    expect(wordsOfSelling.exec(llms)?.[0]).toBeUndefined();

    await test.step("there is an account to be had all the same", async () => {
      await page.goto("/");
      await page.getByRole("link", { name: "Sign Up" }).first().click();
      await expect(page.getByRole("tab", { name: "Sign Up" })).toHaveAttribute("aria-selected", "true");
    });
  });

  test("not for a moment is a trial offered", { tag: "@long" }, async ({ page }) => {
    await page.addInitScript(() => {
      const said: string[] = [];
      Object.assign(globalThis, { said });
      const keep = () => said.push(document.querySelector("header")?.textContent ?? "");
      new MutationObserver(keep).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await page.goto("/diagram");
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign Up" })).toBeVisible();
    const said = await page.evaluate(() => Reflect.get(globalThis, "said").join("\n"));
    expect(said).toContain("Sign Up");
    expect(wordsOfSelling.exec(said)?.[0]).toBeUndefined();
  });
});

test("where plans are sold, the same pages do", { tag: "@long" }, async ({ page, product }) => {
  for (const path of ["/", "/de", "/auth?tab=sign-up"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(async () => expect(await readAll(page)).toMatch(wordsOfSelling)).toPass();
  }
  expect(await (await fetch(`${product.url}/llms.txt`)).text()).toMatch(wordsOfSelling);
});
