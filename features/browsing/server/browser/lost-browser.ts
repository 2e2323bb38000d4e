import { outcomeUnknown, ToolError } from "#features/tools/server/index.ts";
import type { Order } from "./host/orders.ts";

/** For an order that reached no browser. */
export function lost(): ToolError {
  return new ToolError(
    "browsing.browser_lost",
    "The browser of this conversation ended. Open the page again with browser_open; what was filled in is gone.",
  );
}

/** For an order whose browser ended before it answered. What acts on a page may have reached its server. */
export function lostDuring({ act }: Order): ToolError {
  if (act !== "click" && act !== "type" && act !== "download" && act !== "fill_secret") return lost();
  return outcomeUnknown(
    "The browser ended in the middle of this. What was filled in is gone; browser_open opens the page again.",
  );
}
