import { callFunction } from "#platform/web/functions/call-function.ts";
import { readText } from "#platform/web/functions/read-field.ts";

/**
 * Opens the page that the function returns in a new tab. The tab opens at once, since browsers block later
 * ones, and closes again after a failure, which is thrown.
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
