import { mostPages } from "../../../contract/most-pages.ts";
import { ProblemError } from "../problem-error.ts";
import type { Section, Sections } from "../section.ts";

/** The text of a PDF by pages. */
export async function readPdf(content: Uint8Array): Promise<Sections> {
  const { getDocumentProxy } = await import("unpdf");
  const options = { isEvalSupported: false, disableFontFace: true, useSystemFonts: false, verbosity: 0 };
  const pdf = await getDocumentProxy(new Uint8Array(content), options).catch((error: unknown) => {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new ProblemError(isLocked ? "encrypted" : "damaged", { cause: error });
  });
  if (pdf.numPages > mostPages) throw new ProblemError("too_many_pages");
  async function* sections(): AsyncGenerator<Section> {
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number).catch((error: unknown) => {
        throw new ProblemError("damaged", { cause: error });
      });
      const { items } = await page.getTextContent();
      const text = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
      page.cleanup();
      yield { place: `p. ${number}`, text };
    }
  }
  return { pageCount: pdf.numPages, sections: sections() };
}
