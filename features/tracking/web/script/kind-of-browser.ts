/** What the server tells browsers, devices and programs by. */
const telling = new RegExp(
  "Edg(?:e|A|iOS)?/|OPR/|Opera|SamsungBrowser/|Firefox/|FxiOS/|Chrome/|CriOS/|Chromium/|Safari/" +
    "|Windows|Macintosh|Linux|Android|iPad|iPhone|iPod|Phone|Tablet|Kindle|Silk|PlayBook|Mobi" +
    "|(?<!cu)bot|crawl|spider|slurp|headless|lighthouse|web preview|facebookexternalhit|whatsapp|embedly" +
    "|pingdom|uptime|monitor|phantomjs|puppeteer|playwright|selenium",
  "gi",
);

/** The family of a browser, its system and its device out of what it calls itself: no version, no model, no build. */
export function kindOfBrowser(userAgent: string): string {
  const names = new Set(userAgent.match(telling));
  return [...names].join(" ") || "Other";
}
