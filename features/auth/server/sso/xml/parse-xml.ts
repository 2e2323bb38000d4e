import type { Document, Element } from "@xmldom/xmldom";

/** Refused XML: too large, too deep, not well formed, or with a document type. */
export class XmlError extends Error {}

const limits = { depth: 64, elements: 20_000 };

/**
 * Parses untrusted XML. Refuses document types before parsing, which excludes entities (XXE, entity
 * expansion). `maxBytes` bounds the text.
 */
export async function parseXml(text: string, maxBytes: number): Promise<Document> {
  if (Buffer.byteLength(text) > maxBytes) throw new XmlError("The XML is too large.");
  if (/<!(?!--|\[CDATA\[)/.test(text)) throw new XmlError("The XML declares a document type.");
  const document = await parse(text);
  const root = document.documentElement;
  if (!root) throw new XmlError("The XML has no element.");
  requireBounded(root);
  return document;
}

/** Child elements of `parent` with this name and namespace. */
export function childrenOf(parent: Element, namespace: string, name: string): Element[] {
  return [...parent.children].filter((child) => child.namespaceURI === namespace && child.localName === name);
}

async function parse(text: string): Promise<Document> {
  // Loaded on first use, since most installations never parse XML.
  const { DOMParser } = await import("@xmldom/xmldom");
  try {
    const onError = (_level: string, message: string) => {
      throw new XmlError(message);
    };
    return new DOMParser({ onError }).parseFromString(text, "text/xml");
  } catch {
    throw new XmlError("The XML is not well formed.");
  }
}

/** Iterative, so that deep nesting is refused without a stack overflow. */
function requireBounded(root: Element) {
  const open: { element: Element; depth: number }[] = [{ element: root, depth: 1 }];
  let count = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    count += 1;
    const { element, depth } = next;
    if (depth > limits.depth || count > limits.elements)
      throw new XmlError("The XML is too deep or too long.");
    for (const child of element.children) open.push({ element: child, depth: depth + 1 });
  }
}
