import type { Page } from "playwright-core";

export interface SecretValues {
  add(value: string): void;
  /** Takes in what stands in the password fields of a page now. */
  collect(page: Page): Promise<void>;
  /** The text without any of them. */
  hide(text: string): string;
}

const hidden = "••••••";
const mostValues = 50;
/** Shorter ones would hide half of a page, so only fields lose them. */
const shortest = 4;

/** The secrets of a session. The tree of a page shows the content of password fields, and pages may echo it. */
export function secretValues(): SecretValues {
  const values = new Set<string>();
  return {
    add(value) {
      if (value.length > 0 && values.size < mostValues) values.add(value);
    },
    async collect(page) {
      for (const frame of page.frames().slice(0, 20)) {
        const found = await frame
          .locator("input[type=password]")
          .evaluateAll((fields) =>
            fields.slice(0, 50).map((field) => ("value" in field ? String(field.value).slice(0, 500) : "")),
          )
          .catch(() => []);
        for (const value of found) this.add(value);
      }
    },
    hide(text) {
      let clean = text;
      // The longest first, since one may hold another.
      for (const value of [...values].sort((one, other) => other.length - one.length)) {
        if (value.length < shortest) {
          clean = withoutShortValue(clean, value);
          continue;
        }
        for (const form of [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)]) {
          clean = clean.replaceAll(form, hidden);
        }
      }
      return clean;
    },
  };
}

function withoutShortValue(text: string, value: string): string {
  return text
    .split("\n")
    .map((line) => {
      const isField = line.endsWith(`: ${value}`) || line.endsWith(`: "${value}"`);
      return isField && line.includes("textbox") ? line.replace(/: "?[^"]*"?$/, `: ${hidden}`) : line;
    })
    .join("\n");
}
