import type { ElementHandle, Page } from "playwright-core";
import { unknownElement } from "./act-error.ts";
import { type FieldWords, kindOfSecret } from "./kind-of-secret.ts";
import type { FormField, PageElement } from "./orders.ts";

/** The element of the newest snapshot. Throws `element_unknown`. */
export async function elementOf(page: Page, ref: string): Promise<ElementHandle<Element>> {
  if (!/^[a-z0-9]{1,20}$/i.test(ref)) throw unknownElement(ref);
  // Without a timeout: a page that is busy for a while still has its elements.
  const [handle] = await page
    .locator(`aria-ref=${ref}`)
    .elementHandles()
    .catch(() => []);
  if (!handle) throw unknownElement(ref);
  return handle as ElementHandle<Element>;
}

/** What a person and a rule need to know of an element before an act on it. */
export async function describeElement(page: Page, ref: string): Promise<PageElement> {
  const element = await elementOf(page, ref);
  const { words, form, ...found } = await element.evaluate(readElement);
  return {
    ...found,
    secret: words ? kindOfSecret(words) : "none",
    form: form && { ...form, fields: form.fields.map(withoutPassword) },
    pageUrl: page.url().slice(0, 4_000),
  };
}

function withoutPassword({ label, value, words }: FoundField): FormField {
  const kind = kindOfSecret(words);
  // The holder of a card is no secret.
  const isSecret = kind === "password" || (kind === "payment" && /\d/.test(value));
  return { label, value: kind === "password" ? value && "•" : value, isSecret };
}

interface FoundField {
  label: string;
  value: string;
  words: FieldWords;
}

interface FoundElement extends Pick<PageElement, "kind" | "name" | "href"> {
  /** Of a field. */
  words: FieldWords | null;
  form: { target: string; method: string; fields: FoundField[] } | null;
}

/** Runs in pages, so it uses nothing from outside. */
function readElement(element: Element): FoundElement {
  const words = (text: string | null | undefined, most: number) =>
    (text ?? "").replace(/\s+/g, " ").trim().slice(0, most);
  const labelOf = (field: Element): string => {
    const labels = "labels" in field ? (field.labels as NodeListOf<HTMLLabelElement> | null) : null;
    const label = labels?.[0]?.cloneNode(true) as HTMLElement | undefined;
    // A label around its field holds the words of its options too.
    for (const inner of label?.querySelectorAll("select, textarea, button, script, style") ?? [])
      inner.remove();
    return words(
      label?.textContent ||
        field.getAttribute("aria-label") ||
        field.getAttribute("placeholder") ||
        field.getAttribute("name") ||
        field.id,
      200,
    );
  };
  const wordsOf = (field: Element): FieldWords => ({
    type: field.getAttribute("type") ?? "",
    autocomplete: field.getAttribute("autocomplete") ?? "",
    names: `${field.getAttribute("name") ?? ""} ${field.id} ${labelOf(field)}`.slice(0, 1_000),
  });
  const contentOf = (field: Element): string => {
    if (field instanceof HTMLSelectElement) {
      return [...field.selectedOptions].map(({ text }) => text).join(", ");
    }
    if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
      return field.checked ? field.value : "";
    }
    if (field instanceof HTMLInputElement && field.type === "file") {
      return [...(field.files ?? [])].map(({ name }) => name).join(", ");
    }
    return "value" in field ? String(field.value) : "";
  };
  const formOf = (form: HTMLFormElement | null, submitter: Element | null): FoundElement["form"] => {
    if (!form) return null;
    // An own field named "action" hides the attribute's property, so attributes are read.
    const action = submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? "";
    const method = submitter?.getAttribute("formmethod") ?? form.getAttribute("method") ?? "get";
    const fields = [...HTMLFormElement.prototype.querySelectorAll.call(form, "input,select,textarea")]
      .filter((field) => !/^(?:submit|button|image|reset)$/i.test(field.getAttribute("type") ?? ""))
      .filter((field) => {
        const isChoice = /^(?:checkbox|radio)$/i.test(field.getAttribute("type") ?? "");
        return !isChoice || (field as HTMLInputElement).checked;
      });
    return {
      target: (URL.parse(action, document.baseURI)?.href ?? document.baseURI).slice(0, 4_000),
      method: method.toUpperCase().slice(0, 10),
      // One more than is accepted: what cannot be shown whole is refused.
      fields: fields.slice(0, 61).map((field) => ({
        label: labelOf(field),
        value: contentOf(field).slice(0, 5_001),
        words: wordsOf(field),
      })),
    };
  };

  const link = element.closest("a[href], area[href]");
  const href = link ? URL.parse(link.getAttribute("href") ?? "", document.baseURI) : null;
  const isElsewhere =
    href !== null &&
    /^https?:$/.test(href.protocol) &&
    href.href.replace(/#.*$/, "") !== location.href.replace(/#.*$/, "");
  const field = element.closest("input, textarea, select, [contenteditable]");
  const button = element.closest("button, input[type=submit], input[type=image], input[type=button]");
  const type = (button?.getAttribute("type") ?? "submit").toLowerCase();
  const form = button && "form" in button ? (button.form as HTMLFormElement | null) : null;
  const isSubmit = button !== null && form !== null && (type === "submit" || type === "image");
  const isChoice =
    field instanceof HTMLSelectElement ||
    (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type));
  const kind = isSubmit
    ? "submit"
    : isElsewhere
      ? "link"
      : isChoice
        ? "choice"
        : field && !button
          ? "field"
          : "button";
  const named = button ?? link ?? field ?? element;
  const ownForm = field && "form" in field ? (field.form as HTMLFormElement | null) : null;
  return {
    kind,
    name: words(
      kind === "field" || kind === "choice"
        ? labelOf(named)
        : named.getAttribute("aria-label") || named.textContent || named.getAttribute("value"),
      300,
    ),
    words: field && kind === "field" ? wordsOf(field) : null,
    href: isElsewhere && href ? href.href.slice(0, 4_000) : null,
    form: formOf(isSubmit ? form : ownForm, isSubmit ? button : null),
  };
}
