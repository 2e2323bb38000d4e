import type { Frame, Locator, Page } from "playwright-core";
import { type FieldWords, kindOfSecret } from "./kind-of-secret.ts";

export interface SecretValues {
  /** Keeps one until the session ends. */
  add(value: string): void;
  /** Takes in what stands in the fields of a page now that only a person fills in. */
  collect(page: Page): Promise<void>;
  /** The text without any of them. */
  hide(text: string): string;
  /** Where any of them stands on a page now, in all of its frames, to be covered in a picture. */
  find(page: Page): Promise<Locator[]>;
}

const hidden = "••••••";
/** More than one page has, so that no page drops what stands on another one. */
const mostCollected = 1_500;
const fieldSelector = "input, textarea";
const mostFrames = 20;
const mostOfFrame = 50;
/** Shorter ones would hide half of a page, so only fields lose them. */
const shortest = 4;

/** The secrets of a session. The tree of a page shows the content of fields, and pages may echo it. */
export function secretValues(): SecretValues {
  const stored = new Set<string>();
  /** The newest last. */
  const collected = new Set<string>();
  return {
    add(value) {
      if (value.length > 0) stored.add(value);
    },
    async collect(page) {
      for (const frame of page.frames().slice(0, mostFrames)) {
        const secrets = (await fieldsOf(frame).catch(() => [])).filter(isSecret);
        for (const { value } of secrets.slice(0, mostOfFrame)) {
          collected.delete(value);
          collected.add(value);
        }
      }
      for (const oldest of [...collected].slice(0, -mostCollected)) collected.delete(oldest);
    },
    hide(text) {
      let clean = text;
      // The longest first, since one may hold another.
      for (const value of [...stored, ...collected].sort((one, other) => other.length - one.length)) {
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
    async find(page) {
      const known = [...stored, ...collected].filter(({ length }) => length >= shortest);
      const found: Locator[] = [];
      for (const [at, frame] of page.frames().entries()) {
        if (known.length > 0) found.push(frame.getByText(anyOf(known)));
        const all = frame.locator(fieldSelector);
        // A frame that cannot be read shows no field at all.
        const fields = at < mostFrames ? await fieldsOf(frame).catch(() => undefined) : undefined;
        if (!fields) found.push(all);
        for (const [nth, field] of (fields ?? []).entries()) {
          if (isSecret(field) || known.some((value) => field.value.includes(value))) found.push(all.nth(nth));
        }
      }
      return found;
    },
  };
}

function fieldsOf(frame: Frame): Promise<FoundField[]> {
  return frame.locator(fieldSelector).evaluateAll(readFields);
}

/** Matches any of the values, however their spaces are shown. */
function anyOf(values: readonly string[]): RegExp {
  const patterns = values.map((value) =>
    value
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
      .join("\\s+"),
  );
  return new RegExp(patterns.filter((pattern) => pattern !== "").join("|") || "(?!)");
}

type FoundField = FieldWords & { value: string };

/** The holder of a card is no secret, and hiding a name would hide it on each page. */
function isSecret({ value, ...words }: FoundField): boolean {
  const kind = kindOfSecret(words);
  return kind === "password" ? value !== "" : kind === "payment" && /\d/.test(value);
}

/** Runs in pages, so it uses nothing from outside. */
function readFields(fields: Element[]): FoundField[] {
  return fields.slice(0, 500).map((field) => {
    const label = "labels" in field ? (field.labels as NodeListOf<HTMLLabelElement> | null)?.[0] : undefined;
    const attribute = (name: string) => field.getAttribute(name) ?? "";
    const names = [
      attribute("name"),
      field.id,
      label?.textContent,
      attribute("aria-label"),
      attribute("placeholder"),
    ];
    return {
      value: "value" in field ? String(field.value).slice(0, 500) : "",
      ...{ type: attribute("type"), autocomplete: attribute("autocomplete") },
      names: names.join(" ").replace(/\s+/g, " ").slice(0, 1_000),
    };
  });
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
