import { framedPath, loadsNothing } from "../../contract/index.ts";
import { framePageHashes } from "./frame-page.ts";

const closed = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'self'"];

/**
 * The policy of the page around the frame. `frame-src` is asked wherever the frame goes, also by itself: it names one
 * address, at each origin where this server is reached.
 */
export function policyAround(origins: readonly string[]): string {
  const pages = [...new Set(origins)].map((origin) => `${origin}${framedPath}`);
  const { script, style } = framePageHashes;
  return [...closed, `script-src ${script}`, `style-src ${style}`, `frame-src ${pages.join(" ")}`].join("; ");
}

/** The policy of the page inside. It is of no origin (`sandbox`), so it has no cookies, storage or rights of the product. */
export const policyInside = `${loadsNothing}; frame-ancestors 'self'; sandbox allow-scripts`;

const features = [
  ...["accelerometer", "autoplay", "camera", "clipboard-read", "clipboard-write", "display-capture"],
  ...["fullscreen", "geolocation", "gyroscope", "hid", "microphone", "midi", "payment", "screen-wake-lock"],
  ...["publickey-credentials-get", "serial", "usb"],
];

/**
 * What the network of the browser itself refuses the page inside, whatever asks: also WebRTC, which no content policy of
 * Chromium closes, and hints to connect ahead.
 */
export const noConnections = { "connection-allowlist": "();webrtc=block" };

/** Of both pages. */
export const frameHeaders: Readonly<Record<string, string>> = {
  "permissions-policy": features.map((feature) => `${feature}=()`).join(", "),
  "x-dns-prefetch-control": "off",
  "referrer-policy": "no-referrer",
  "cache-control": "no-cache",
};
