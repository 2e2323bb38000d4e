/**
 * False when the browser signals that its person does not want to be tracked (DNT or GPC). Nothing is sent
 * then.
 */
export function mayTrack(browser: Pick<Navigator, "doNotTrack"> = navigator): boolean {
  const hasPrivacyControl = "globalPrivacyControl" in browser && browser.globalPrivacyControl === true;
  return browser.doNotTrack !== "1" && browser.doNotTrack !== "yes" && !hasPrivacyControl;
}
