import { type Anchor, mostQuoteCharacters } from "../../contract/index.ts";
import { textIn } from "./text-in.ts";

/** The element that shows a message. */
export function elementOf(messageId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-message="${CSS.escape(messageId)}"]`);
}

/** The passage that is selected in a message, with its place in what the message shows. */
export function anchorOfSelection(messageId: string): Anchor | undefined {
  const selection = document.getSelection();
  const element = elementOf(messageId);
  if (!selection || selection.isCollapsed || selection.rangeCount === 0 || !element) return undefined;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.commonAncestorContainer)) return undefined;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const lead = range.toString().length - range.toString().trimStart().length;
  const quote = range.toString().trim().slice(0, mostQuoteCharacters).trimEnd();
  return quote === "" ? undefined : { quote, start: before.toString().length + lead };
}

/** The message in which something is selected. */
export function messageOfSelection(): string | undefined {
  const node = document.getSelection()?.anchorNode;
  const element = node instanceof Element ? node : node?.parentElement;
  const message = element?.closest<HTMLElement>("[data-message]");
  return message && textIn(message) !== "" ? message.dataset.message : undefined;
}
