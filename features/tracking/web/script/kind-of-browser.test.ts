import { expect, it } from "vitest";
import { kindOfBrowser } from "./kind-of-browser.ts";

it.each([
  [
    "Mozilla/5.0 (Linux; Android 14; SM-G991B Build/UP1A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.1 Mobile Safari/537.36",
    "Linux Android Chrome/ Mobi Safari/",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
    "Windows Chrome/ Safari/ Edg/",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:141.0) Gecko/20100101 Firefox/141.0",
    "Macintosh Firefox/",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1",
    "iPad Mobi Safari/",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0 Safari/537.36", "Linux Headless Chrome/ Safari/"],
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://example.com)", "bot"],
  ["SomethingElse/7.1", "Other"],
])("keeps no version, model or build of %s", (userAgent, kind) => {
  expect(kindOfBrowser(userAgent)).toBe(kind);
});
