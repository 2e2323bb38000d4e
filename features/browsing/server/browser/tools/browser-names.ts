export const browserNames = {
  open: "browser_open",
  read: "browser_read",
  click: "browser_click",
  type: "browser_type",
  select: "browser_select",
  scroll: "browser_scroll",
  download: "browser_download",
  screenshot: "browser_screenshot",
  fillSecret: "browser_fill_secret",
} as const;

const all: readonly string[] = Object.values(browserNames);

/** Whether a tool shows a page of the live browser in its result. */
export function showsPage(toolName: string): boolean {
  return all.includes(toolName);
}
