import { loadsNothing } from "../../contract/index.ts";

const policy = `<meta http-equiv="Content-Security-Policy" content="${loadsNothing}">`;

/**
 * The file of a page, which loads nothing and sends nothing, as it does here. The policy comes before everything that could
 * load something; after the document type, so that the page looks the same.
 */
export function confinePage(content: string): string {
  const type = /^\s*<!doctype[^>]*>/i.exec(content)?.[0] ?? "";
  return type + policy + content.slice(type.length);
}
