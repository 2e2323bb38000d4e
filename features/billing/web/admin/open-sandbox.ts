import { callFunction } from "#platform/web/functions/call-function.ts";
import { readText } from "#platform/web/functions/read-field.ts";

/** Opens the pages of the payment sandbox in a new tab, opened at once so that no browser blocks it. */
export async function openSandbox(): Promise<void> {
  const tab = open("about:blank", "_blank");
  if (tab) tab.opener = null;
  try {
    const url = readText(await callFunction("open-payment-sandbox"), "url");
    if (!url) throw new Error("The sandbox has no address.");
    if (tab) tab.location.replace(url);
    else location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
