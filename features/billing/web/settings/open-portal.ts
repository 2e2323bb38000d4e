import { callFunction } from "../functions/call-function.ts";
import { readText } from "../functions/read-field.ts";

/**
 * Opens the portal of the payment service in a new tab. The tab is opened at once, in the press itself, since a browser
 * blocks one that comes later; it is closed again when there is nothing to show. Throws when there is not.
 */
export async function openPortal(): Promise<void> {
  const tab = open("about:blank", "_blank");
  if (tab) tab.opener = null;
  try {
    const url = readText(await callFunction("customer-portal"), "url");
    if (!url) throw new Error("The portal has no address.");
    if (tab) tab.location.replace(url);
    else location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
