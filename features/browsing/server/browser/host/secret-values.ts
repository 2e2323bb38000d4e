import type { Frame, Locator, Page } from "playwright-core";
import { isEditOf, type TypedKeys } from "./is-edit-of.ts";
import { type FieldWords, kindOfSecret } from "./kind-of-secret.ts";

export interface SecretValues {
  /** Keeps one until the session ends. */
  add(value: string): void;
  /**
   * Takes in what stands in the fields of a page now that only a person fills in. A page may have written it itself,
   * so it is hidden in fields and nowhere else: otherwise a page could blank words of other pages.
   */
  collect(page: Page): Promise<void>;
  /** Carries out what a person does with the keyboard, and keeps what it put into such fields like `add`. */
  typing(page: Page, keys: TypedKeys, press: () => Promise<void>): Promise<void>;
  /** The text without any of them. */
  hide(text: string): string;
  /** Where any of them stands on a page now, in all of its frames, to be covered in a picture. */
  find(page: Page): Promise<Locator[]>;
}

const hidden = "••••••";
/** More than one page has, so that no page drops what stands on another one. */
const mostSeen = 1_500;
const fieldSelector = "input, textarea";
const mostFrames = 20;
const mostOfPage = 1_000;
/** Shorter ones would hide half of a page, so only fields lose them. */
const shortest = 4;

/** The secrets of a session. The tree of a page shows the content of fields, and pages may echo it. */
export function secretValues(): SecretValues {
  /** Filled in from the store, or typed by the person. */
  const known = new Set<string>();
  /** What stood in fields, whoever wrote it. The newest last. */
  const seen = new Set<string>();
  return {
    add(value) {
      if (value.length > 0) known.add(value);
    },
    async collect(page) {
      for (const { value } of (await secretFieldsOf(page)).filter(isSecret).slice(0, mostOfPage)) {
        seen.delete(value);
        seen.add(value);
      }
      for (const oldest of [...seen].slice(0, -mostSeen)) seen.delete(oldest);
    },
    async typing(page, keys, press) {
      const before = (await secretFieldsOf(page)).filter(({ isFocused }) => isFocused);
      await press();
      if (before.length === 0) return;
      // A script may write into other fields at the same moment, and into this one.
      for (const { value, place } of (await secretFieldsOf(page)).filter(isSecret)) {
        const was = before.find((field) => field.place === place);
        if (was && was.value !== value && isEditOf(was.value, value, keys)) known.add(value);
      }
    },
    hide(text) {
      let clean = text;
      // The longest first, since one may hold another.
      for (const value of [...known, ...seen].sort((one, other) => other.length - one.length)) {
        if (value.length < shortest || !known.has(value)) {
          clean = withoutInFields(clean, value);
          continue;
        }
        for (const form of [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)]) {
          clean = clean.replaceAll(form, hidden);
        }
      }
      return clean;
    },
    async find(page) {
      const everywhere = [...known].filter(({ length }) => length >= shortest);
      const found: Locator[] = [];
      for (const [at, frame] of page.frames().entries()) {
        if (everywhere.length > 0) found.push(frame.getByText(anyOf(everywhere)));
        const all = frame.locator(fieldSelector);
        // A frame that cannot be read shows no field at all.
        const fields = at < mostFrames ? await fieldsOf(frame).catch(() => undefined) : undefined;
        if (!fields) found.push(all);
        for (const [nth, field] of (fields ?? []).entries()) {
          const hasSecret = isSecret(field) || everywhere.some((value) => field.value.includes(value));
          if (hasSecret) found.push(all.nth(nth));
        }
      }
      return found;
    },
  };
}

/** The fields of a page that only a person fills in. */
async function secretFieldsOf(page: Page): Promise<(FoundField & { place: string })[]> {
  const fields: (FoundField & { place: string })[] = [];
  for (const [at, frame] of page.frames().slice(0, mostFrames).entries()) {
    const found = await fieldsOf(frame).catch(() => []);
    fields.push(...found.map((field, nth) => ({ ...field, place: `${at} ${nth}` })));
  }
  return fields.filter((field) => kindOfSecret(field) !== "none");
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

type FoundField = FieldWords & { value: string; isFocused: boolean };

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
      isFocused: field.matches(":focus"),
      ...{ type: attribute("type"), autocomplete: attribute("autocomplete") },
      names: names.join(" ").replace(/\s+/g, " ").slice(0, 1_000),
    };
  });
}

/** Hides a value where it is the content of a field. */
function withoutInFields(text: string, value: string): string {
  const inQuotes = JSON.stringify(value);
  return text
    .split("\n")
    .map((line) => {
      const isField = line.endsWith(`: ${value}`) || line.endsWith(`: ${inQuotes}`);
      return isField && line.includes("textbox")
        ? `${line.slice(0, line.lastIndexOf(": "))}: ${hidden}`
        : line;
    })
    .join("\n");
}
