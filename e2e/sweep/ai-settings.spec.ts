import type { Page } from "@playwright/test";
import { answers, fails, sweep } from "./sweep.ts";

const dialog = (page: Page) => page.getByRole("dialog");

sweep({
  name: "the AI settings of the installation",
  who: "admin",
  allows: /status of 500/,
  looks: [
    {
      name: "own words that are not filled in",
      path: "/admin/ai-settings",
      reach: async ({ page }) => {
        await page.getByRole("button", { name: "Add own words" }).click();
        await dialog(page).getByRole("button", { name: "Add", exact: true }).click();
      },
      shows: (page) => dialog(page).getByText("Enter at least 2 characters."),
      on: "both",
    },
    {
      name: "rules of two providers, and own words",
      path: "/admin/ai-settings",
      given: async (stage) => {
        await answers("**/api/v1/admin/ai-settings/redaction", {
          providers: [
            { id: "0190a000-0000-7000-8000-000000000001", name: "Vendor", rulesOn: ["email"] },
            { id: "0190a000-0000-7000-8000-000000000002", name: "Local", rulesOn: [] },
          ],
          terms: [
            {
              ...{ id: "0190a000-0000-7000-8000-000000000003", kind: "words" },
              ...{ text: "Project Aurora", placeholder: "PROJECT" },
            },
          ],
        })(stage);
      },
      shows: (page) => page.getByRole("button", { name: "Delete Project Aurora" }),
    },
    {
      name: "instructions that cannot be loaded",
      path: "/admin/ai-settings",
      given: async (stage) => {
        await fails("**/api/v1/admin/ai-settings/instructions?*")(stage);
      },
      shows: (page) => page.getByText("The instructions could not be loaded"),
    },
  ],
});
