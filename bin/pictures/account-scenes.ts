import type { Page } from "playwright-core";
import { cropAround } from "./crop.ts";
import type { Scene } from "./scene.ts";

const column = { viewport: { width: 696, height: 2600 }, scale: 3 } as const;
const desk = { viewport: { width: 1080, height: 1600 }, scale: 2 } as const;

const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

export const accountScenes: Scene[] = [
  {
    ...{ name: "usage", who: "jana", at: "/settings", ...column },
    show: (page) => panel(page, "Usage").getByRole("progressbar").first().waitFor(),
    // Inside the panel, without the line above the heading and the part below the meters.
    crop: (page) =>
      cropAround(
        [
          panel(page, "Usage").getByRole("heading", { name: "Usage" }),
          panel(page, "Usage").getByRole("list").first(),
        ],
        14,
      ),
  },
  {
    ...{ name: "security", who: "mei", at: "/settings/security", ...column },
    show: (page) => panel(page, "Devices").getByRole("listitem").nth(2).waitFor(),
    crop: (page) => cropAround([panel(page, "Devices")], 16),
  },
  {
    ...{ name: "subscriptions", who: "piet", at: "/admin/subscriptions", ...desk },
    show: (page) => workspaces(page).waitFor(),
    crop: (page) =>
      cropAround(
        [workspaces(page).getByRole("listitem").first(), workspaces(page).getByRole("listitem").nth(6)],
        10,
      ),
  },
  {
    ...{ name: "numbers", who: "piet", at: "/admin/subscriptions", ...desk },
    show: (page) => panel(page, "Numbers").getByText("Churn", { exact: true }).waitFor(),
    crop: (page) => cropAround([panel(page, "Numbers").locator("dl")], 10),
  },
];

const workspaces = (page: Page) => page.getByRole("list", { name: "Workspaces" });
