import { openZip, packAgain } from "../open-zip.ts";
import { ProblemError } from "../problem-error.ts";
import type { Sections } from "../section.ts";
import { sectionsOfHtml } from "./html.ts";

/** The text of a Word document by its headings. */
export async function readDocx(content: Uint8Array): Promise<Sections> {
  // Pictures and embedded objects are not unpacked.
  const entries = openZip(content, (name) => /\.(xml|rels)$/i.test(name));
  const { default: mammoth } = await import("mammoth");
  const { value } = await mammoth.convertToHtml({ buffer: packAgain(entries) }).catch((error: unknown) => {
    throw new ProblemError("damaged", { cause: error });
  });
  return { pageCount: null, sections: await sectionsOfHtml(value) };
}
