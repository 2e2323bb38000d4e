import { mostPages } from "../../../contract/most-pages.ts";
import { openZip, packAgain } from "../open-zip.ts";
import { ProblemError } from "../problem-error.ts";
import type { Section, Sections } from "../section.ts";
import { sectionsOfRows } from "./rows.ts";

/** Values of a workbook by sheets and rows. Formulas are not computed: their last values are read. */
export async function readXlsx(content: Uint8Array): Promise<Sections> {
  const entries = openZip(content, (name) => /\.(xml|rels)$/i.test(name));
  const { default: readSheets } = await import("read-excel-file/node");
  const sheets = await readSheets(packAgain(entries)).catch((error: unknown) => {
    throw new ProblemError("damaged", { cause: error });
  });
  if (sheets.length > mostPages) throw new ProblemError("too_many_pages");
  function* sections(): Generator<Section> {
    for (const { sheet, data } of sheets) {
      const rows = data.map((row) => row.map(wordsOf));
      yield* sectionsOfRows(rows, sheet.replace(/[[\],\s]+/g, " ").trim());
    }
  }
  return { pageCount: sheets.length, sections: sections() };
}

function wordsOf(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, "");
  return String(cell);
}
