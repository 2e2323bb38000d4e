import type { ShownCall, ShownField } from "#features/tools/contract/index.ts";
import type { PageElement } from "../host/orders.ts";
import { hostOf } from "./present-state.ts";

const never = { undo: "This cannot be taken back.", isFinal: true };

/** What a click does, before a person approves it: the form that it sends, with all its fields. */
export function showClick(element: PageElement, act?: string): ShownCall {
  const host = hostOf(element.pageUrl);
  const { form } = element;
  const named = element.name ? `“${element.name.slice(0, 80)}”` : "an element";
  return {
    act:
      act ??
      (form && element.kind === "submit"
        ? `Send a form to ${hostOf(form.target)}`
        : `Click ${named} on ${host}`),
    ...never,
    warnings: warningsOf(element),
    fields: [
      line("Click on", element.name || "(without a name)"),
      url("Page", element.pageUrl),
      ...(element.href ? [url("Leads to", element.href)] : []),
      ...formFields(element),
    ],
  };
}

/** What is typed where, and what is sent with it. */
export function showTyping(
  elements: readonly PageElement[],
  texts: readonly string[],
  submit: PageElement | undefined,
): ShownCall {
  const [first] = elements;
  const pageUrl = first?.pageUrl ?? "";
  const target = submit?.form?.target;
  const typed = elements.map((element, at) => field(element.name || `Field ${at + 1}`, texts[at] ?? ""));
  const names = new Set(elements.map(({ name }) => name));
  return {
    act: target
      ? `Fill in a form and send it to ${hostOf(target)}`
      : `Type into a page of ${hostOf(pageUrl)}`,
    ...never,
    warnings: submit ? warningsOf(submit) : [],
    fields: [
      url("Page", pageUrl),
      ...typed,
      ...(submit ? [line("Then click on", submit.name || "(without a name)")] : []),
      // What the page has filled in itself goes along.
      ...(submit ? formFields(submit).filter(({ label }) => !names.has(label)) : []),
    ],
  };
}

function formFields({ form }: PageElement): ShownField[] {
  if (!form) return [];
  return [
    url("Sends to", form.target),
    line("Method", form.method),
    ...form.fields.map(({ label, value, isSecret }) =>
      field(label || "Field without a name", isSecret && value !== "" ? "(a secret)" : value),
    ),
  ];
}

function warningsOf({ form, pageUrl }: PageElement): string[] {
  const isElsewhere = form && URL.parse(form.target)?.origin !== URL.parse(pageUrl)?.origin;
  return isElsewhere ? [`The form is sent to another site than the page: ${hostOf(form.target)}.`] : [];
}

function line(label: string, value: string): ShownField {
  return { label, argument: null, kind: "line", value: value.slice(0, 500), isEditable: false };
}

function url(label: string, value: string): ShownField {
  return { label, argument: null, kind: "url", value, isEditable: false };
}

function field(label: string, text: string): ShownField {
  const value = text === "" ? "(empty)" : text;
  const kind = value.includes("\n") || value.length > 100 ? "text" : "line";
  return { label: label.slice(0, 100), argument: null, kind, value, isEditable: false };
}
