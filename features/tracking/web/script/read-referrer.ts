/** The host of another site that led here; of its page nothing is told. */
export function readReferrer(): { referrer?: string } {
  try {
    const { host } = new URL(document.referrer);
    return host && host !== location.host ? { referrer: host } : {};
  } catch {
    return {};
  }
}
