/** False when the browser says that its person does not want to be tracked; then nothing is sent. */
export function mayTrack(browser: Pick<Navigator, "doNotTrack"> = navigator): boolean {
  const hasPrivacyControl = "globalPrivacyControl" in browser && browser.globalPrivacyControl === true;
  return browser.doNotTrack !== "1" && browser.doNotTrack !== "yes" && !hasPrivacyControl;
}
