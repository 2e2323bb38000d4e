import { expect, it } from "vitest";
import { describeDevice } from "./describe-device.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/150.0.0.0 Safari/537.36`, "Chrome on Linux"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/150.0.0.0 Safari/537.36`, "Chrome on Linux"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/150.0.0.0 Safari/537.36 Edg/150.0`,
    "Edge on Windows",
  ],
  ["Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox on Windows"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1",
    "Safari on iOS",
  ],
  ["curl/8.14.1", "curl"],
])("names the device of %s", (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});

it.each([null, "", "<script>alert(1)</script>"])(
  "repeats nothing of what it does not know: %s",
  (userAgent) => {
    expect(describeDevice(userAgent)).toBe("An unknown device");
  },
);
