import { callFunction } from "#platform/web/functions/call-function.ts";
import { readText } from "#platform/web/functions/read-field.ts";

/**
 * Opens the page whose address the function answers in a new tab. The tab is opened at once, in the press itself, since a
 * browser blocks one that comes later; it is closed again when there is nothing to show. Throws when there is not.
 */
export async function openPage(functionName: string): Promise<void> {
  const tab = open("about:blank", "_blank");
  if (tab) tab.opener = null;
  try {
    const url = readText(await callFunction(functionName), "url");
    if (!url) throw new Error("The page has no address.");
    if (tab) tab.location.replace(url);
    else location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
