/** The words by which the server recognizes browsers, devices and bots. */
const telling = new RegExp(
  "Edg(?:e|A|iOS)?/|OPR/|Opera|SamsungBrowser/|Firefox/|FxiOS/|Chrome/|CriOS/|Chromium/|Safari/" +
    "|Windows|Macintosh|Linux|Android|iPad|iPhone|iPod|Phone|Tablet|Kindle|Silk|PlayBook|Mobi" +
    "|(?<!cu)bot|crawl|spider|slurp|headless|lighthouse|web preview|facebookexternalhit|whatsapp|embedly" +
    "|pingdom|uptime|monitor|phantomjs|puppeteer|playwright|selenium",
  "gi",
);

/** Reduces a user agent to the families of browser, system and device, without version, model and build. */
export function kindOfBrowser(userAgent: string): string {
  const names = new Set(userAgent.match(telling));
  return [...names].join(" ") || "Other";
}
