import type { Page } from "playwright-core";

export interface Picture {
  /** The file name without extension. */
  name: string;
  theme: "light" | "dark";
  isPhone: boolean;
  isSignedIn: boolean;
  /** Brings the page into the desired state. */
  show(page: Page): Promise<void>;
}

const wide = { isPhone: false, isSignedIn: true } as const;

/** The images of the README and the documentation. */
export const pictures: Picture[] = [
  { name: "home", theme: "light", isPhone: false, isSignedIn: false, show: (page) => openPath(page, "/") },
  { name: "chat", theme: "light", ...wide, show: openConversation },
  { name: "chat-dark", theme: "dark", ...wide, show: openConversation },
  { name: "receipt", theme: "light", ...wide, show: openReceipt },
  { name: "phone", theme: "light", isPhone: true, isSignedIn: true, show: openOnPhone },
];

const title = "Margin on the Northwind renewal";

async function openPath(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

async function openConversation(page: Page): Promise<void> {
  await openPath(page, "/chat");
  await page.getByRole("navigation", { name: "Conversations" }).getByRole("link", { name: title }).click();
  await page.getByRole("article", { name: "Answer" }).last().waitFor();
}

async function openReceipt(page: Page): Promise<void> {
  await openConversation(page);
  await page
    .getByRole("button", { name: /^Receipt / })
    .last()
    .click();
  await page.getByRole("dialog", { name: "Receipt" }).getByText("record", { exact: true }).waitFor();
}

async function openOnPhone(page: Page): Promise<void> {
  await openPath(page, "/chat");
  await page.getByRole("button", { name: "Conversations", exact: true }).tap();
  await page.getByRole("dialog", { name: "Conversations" }).getByRole("link", { name: title }).tap();
  await page.getByRole("article", { name: "Answer" }).last().waitFor();
}
