import { readFile } from "node:fs/promises";
import { enter } from "../fixtures/account.ts";
import { createAdmin } from "../fixtures/admin.ts";
import { looksRightEverywhere } from "../fixtures/looks-right-everywhere.ts";
import type { Product } from "../fixtures/product.ts";
import { readRows } from "../fixtures/read-rows.ts";
import { startJob } from "../fixtures/start-job.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ productKind: "changed" });

const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

/** Forty visits of the last weeks, with what they did; two thirds of them in the last week. */
async function fillVisits(product: Product): Promise<void> {
  await readRows(
    product,
    `with visits as (
       insert into user_sessions (company, domain, fingerprint, user_agent, created_at)
       select 'Adjutant', 'localhost', 'e2e' || lpad(n::text, 9, '0'),
         case n % 4 when 0 then replace($1, 'X11; Linux x86_64', 'Linux; Android 15; Mobile') else $1 end,
         now() - (n % 3 * 4 + n % 7) * interval '1 day'
       from generate_series(1, 40) n returning id, fingerprint, created_at
     )
     insert into user_events (session_id, event_type, route, metadata, created_at)
     select id, type, route, metadata, created_at from visits,
       (values ('page_view', '/', '{"language": "de-DE", "referrer": "search.example"}'::jsonb),
         ('page_view', '/#pricing', '{}'), ('trial_opened', '/', '{}'),
         ('web_vital', '/', '{"name": "LCP", "value": 1800}'), ('web_vital', '/', '{"name": "CLS", "value": 0.3}'))
       as event (type, route, metadata)`,
    [chrome],
  );
  await startJob(product, "analytics.count_visits");
}

test("an admin sees who comes, from where and how far, compares times and takes the numbers along", {
  tag: "@long",
}, async ({ page, product, consoleIsSilent }) => {
  consoleIsSilent.allow(/status of 500/);
  const panel = (name: string) => page.getByRole("region", { name, exact: true });
  await enter(page, product, await createAdmin(product), "/admin");

  await test.step("from the overview, while the numbers cannot be loaded", async () => {
    await page.route("**/api/v1/admin/analytics?*", (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole("link", { name: "Analytics" }).click();
    await expect(page.getByText("The numbers could not be loaded")).toBeVisible();
    await page.unroute("**/api/v1/admin/analytics?*");
    await fillVisits(product);
    await expect
      .poll(() => readRows(product, "select from analytics_counts where kind = 'step'", []))
      .not.toEqual([]);
    await page.getByRole("button", { name: "Retry" }).click();
  });

  await test.step("what a week was like", async () => {
    await expect(panel("Traffic")).toContainText("Compared with the 7 days before");
    await expect(panel("Pages")).toContainText("/#pricing");
    await expect(panel("Referrers")).toContainText("search.example");
    await expect(panel("Languages")).toContainText("German");
    await expect(panel("Devices")).toContainText("Phone");
    await expect(panel("Trial funnel").getByRole("listitem").first()).toContainText("100%");
    const vitals = panel("Web vitals").getByRole("row", { name: /^\/ / });
    await expect(vitals).toContainText("(good)");
    await expect(vitals).toContainText("(poor)");
    await looksRightEverywhere(page);
  });

  await test.step("the same in a table, month by month, and after a reload", async () => {
    await page.getByRole("radio", { name: "12 months" }).click();
    await page.getByRole("radio", { name: "Page views" }).click();
    await expect(page).toHaveURL(/period=12m&measure=pageViews/);
    await page.reload();
    await expect(page.getByRole("radio", { name: "12 months" })).toBeChecked();
    await page.getByText("Show as a table").click();
    const table = page.getByRole("table", { name: "Traffic by month" });
    await expect(table.getByRole("row")).toHaveCount(13);
    await looksRightEverywhere(page);
  });

  await test.step("and in a file", async () => {
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("analytics-12m.csv");
    const text = await readFile(await download.path(), "utf8");
    expect(text).toContain("section,name,starts_at,value,previous,samples");
    expect(text).toMatch(/^page,\/#pricing,/m);
  });
});
