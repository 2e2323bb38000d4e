import { readFile } from "node:fs/promises";
import { createAccount, enter } from "./fixtures/account.ts";
import { askForCharts, chartNamed, revenue } from "./fixtures/charts.ts";
import { ask } from "./fixtures/chat.ts";
import { proveAddress } from "./fixtures/prove-address.ts";
import { expect } from "./fixtures/test.ts";
import { testWithModel as test } from "./fixtures/test-with-model.ts";

test("a model draws a chart from numbers, which is also a table and files", { tag: "@long" }, async ({
  page,
  product,
  browser,
}) => {
  const person = await createAccount(product);
  await enter(page, product, person, "/chat");
  await ask(page, askForCharts(revenue));
  const chart = chartNamed(page, "Revenue by quarter");
  await expect(chart.getByRole("img")).toHaveAccessibleName(
    "Bar chart: Revenue by quarter. 2 series: Vienna, Graz. 8 values. The table shows the same numbers.",
  );
  await expect(chart.locator("rect[height]")).toHaveCount(9);

  await test.step("it is there after a reload", async () => {
    await page.reload();
    await expect(chart.getByRole("img")).toBeVisible();
  });

  await test.step("it is printed with its conversation", async () => {
    const { pathname } = new URL(page.url());
    await page.addInitScript(() => {
      window.print = () =>
        document.body.setAttribute("data-printed", String(document.querySelectorAll("figure").length));
    });
    await page.goto(`${pathname}/print`);
    await expect(page.locator("body")).toHaveAttribute("data-printed", "1");
    await page.goto(pathname);
  });

  await test.step("its numbers as a table", async () => {
    await chart.getByRole("radio", { name: "Table" }).check();
    await expect(chart.getByRole("row", { name: "Q3 101 k€ none" })).toBeVisible();
    await expect(chart.getByRole("img")).toBeHidden();
  });

  await test.step("and as files", async () => {
    const save = async (format: string) => {
      await chart.getByRole("button", { name: "Download the chart" }).click();
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("menuitem", { name: format }).click(),
      ]);
      return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
    };
    const csv = await save("CSV table");
    expect(csv.name).toBe("Revenue-by-quarter.csv");
    expect(csv.content.toString()).toBe(
      "Label,Vienna,Graz\r\nQ1,120,80\r\nQ2,138,76\r\nQ3,101,\r\nQ4,164,95\r\n",
    );
    await chart.getByRole("radio", { name: "Chart" }).check();
    const svg = (await save("SVG drawing")).content.toString();
    expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(svg).toContain("Revenue by quarter");
    expect(svg).not.toMatch(/class=|var\(|oklch|#000000/);
    const png = await save("PNG picture");
    expect(png.content.subarray(1, 4).toString()).toBe("PNG");
    expect(png.content.length).toBeGreaterThan(3_000);
  });

  await test.step("a stranger with a public link sees it as well", async () => {
    await proveAddress(product, person);
    await page.getByRole("button", { name: "Share or export" }).click();
    await page.getByRole("menuitem", { name: "Share with a link" }).click();
    const dialog = page.getByRole("dialog", { name: "Share with a link" });
    await dialog.getByRole("button", { name: "Create link" }).click();
    const address = (await dialog.getByText(/\/shared#/).textContent()) ?? "";
    const context = await browser.newContext({ baseURL: product.url });
    const stranger = await context.newPage();
    await stranger.goto(address);
    await expect(chartNamed(stranger, "Revenue by quarter").getByRole("img")).toBeVisible();
    await context.close();
  });
});
