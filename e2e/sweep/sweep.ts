import type { Locator, Page } from "@playwright/test";
import { type Account, createAccount, enter } from "../fixtures/account.ts";
import { createAdmin } from "../fixtures/admin.ts";
import { bringAxe } from "../fixtures/axe-finds-nothing.ts";
import type { ProductKind } from "../fixtures/hub/product-kinds.ts";
import { createLeaver } from "../fixtures/leaver.ts";
import {
  changeWidth,
  desk,
  hasNothingInTheWay,
  looksRightOnPhone,
  phone,
} from "../fixtures/looks-right-everywhere.ts";
import type { Product } from "../fixtures/product.ts";
import { routeByPattern } from "../fixtures/route-by-pattern.ts";
import { createSubscriber } from "../fixtures/subscriber.ts";
import { expect, test } from "../fixtures/test.ts";
import { watchOrigin } from "../fixtures/watch-origin.ts";

/** One state of a screen: how it is reached, and what is seen in no other. */
export interface Look {
  name: string;
  /** Where it begins; left out, it goes on from the state before it. */
  path?: string;
  /** What is arranged before the page loads. Without a path, the page of the state before it loads again. */
  given?: (stage: Stage) => unknown;
  /** From there to the state. */
  reach?: (stage: Stage) => unknown;
  shows: (page: Page) => Locator;
  /** `both`: phones have it otherwise than desks, so axe looks at it there too; `phone`: desks do not have it at all. */
  on?: "both" | "phone";
}

export interface Stage {
  page: Page;
  product: Product;
  /** Whoever is signed in. */
  person: Account;
}

export interface Screen {
  name: string;
  who: keyof typeof peopleMakers;
  productKind?: ProductKind;
  /** `npm test` looks at it as well; at the others `npm test -- all` does. */
  isDaily?: boolean;
  /** What the browser says of a failure that is shown on purpose. */
  allows?: RegExp;
  looks: Look[];
}

const peopleMakers = {
  visitor: undefined,
  person: (product: Product) => createAccount(product),
  subscriber: (product: Product) => createSubscriber(product),
  admin: (product: Product) => createAdmin(product),
  leaver: (product: Product) => createLeaver(product),
} satisfies Record<string, ((product: Product) => Promise<Account>) | undefined>;

/** Looks at every state of a screen once: axe, both themes, both widths, a silent console, and no stranger's address. */
export function sweep({ name, who, productKind = "bare", isDaily = false, allows, looks }: Screen): void {
  test.describe(name, isDaily ? {} : { tag: "@long" }, () => {
    test.use({ productKind });

    test("every state has nothing in anybody's way", async ({ page, product, consoleIsSilent }) => {
      test.setTimeout(300_000 + 60_000 * looks.length);
      await routeByPattern(page);
      await bringAxe(page);
      if (allows) consoleIsSilent.allow(allows);
      const strangers = watchOrigin(page, product.url);
      const make = peopleMakers[who];
      const person = make ? await make(product) : undefined;
      for (const look of looks) {
        await test.step(look.name, () => lookAt(look, { page, product, person }));
      }
      expect(strangers()).toEqual([]);
    });
  });
}

async function lookAt(look: Look, { page, product, person }: Omit<Stage, "person"> & { person?: Account }) {
  await changeWidth(page, (look.on === "phone" ? phone : desk).width);
  if (look.path !== undefined) {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.context().setOffline(false);
    // A visitor begins anew: a checkout that was completed would be gone on with.
    if (!person) await page.context().clearCookies();
  }
  // A visitor's looks never ask who is signed in.
  const stage = { page, product, person: person as Account };
  await look.given?.(stage);
  if (look.path === undefined) {
    if (look.given) await page.reload();
  } else if (person && page.url() === "about:blank") await enter(page, product, person, look.path);
  else await page.goto(look.path);
  await look.reach?.(stage);
  await expect(look.shows(page)).toBeVisible();
  if (look.on === "phone") await looksRightOnPhone(page);
  else await hasNothingInTheWay(page, { alsoOnPhone: look.on === "both" });
}

/** Answers calls to `pattern` with a failure, until the next state that has a path. */
export function fails(pattern: string, status = 500, json: object = {}) {
  return ({ page }: Pick<Stage, "page">) => page.route(pattern, (route) => route.fulfill({ status, json }));
}

/** Answers readings of all these patterns, each with its reply, until the next state that has a path. */
export function answersAll(...replies: [pattern: string, json: object][]) {
  return async (stage: Pick<Stage, "page">) => {
    for (const [pattern, json] of replies) await answers(pattern, json)(stage);
  };
}

/** Answers readings of `pattern` with this, until the next state that has a path. */
export function answers(pattern: string, json: object) {
  return ({ page }: Pick<Stage, "page">) => page.route(pattern, (route) => route.fulfill({ json }));
}
