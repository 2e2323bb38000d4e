import { strToU8, zipSync } from "fflate";

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const relationships = "http://schemas.openxmlformats.org/package/2006/relationships";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const main = "application/vnd.openxmlformats-officedocument";

/** A Word document with these paragraphs; those that begin with `# ` are headings. */
export function makeDocx(paragraphs: readonly string[], more: Record<string, Uint8Array> = {}): Buffer {
  const body = paragraphs.map((text) => {
    const style = text.startsWith("# ") ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : "";
    return `<w:p>${style}<w:r><w:t>${escaped(text.replace(/^# /, ""))}</w:t></w:r></w:p>`;
  });
  return pack(
    {
      "[Content_Types].xml": types({ "/word/document.xml": `${main}.wordprocessingml.document.main+xml` }),
      "_rels/.rels": links([["officeDocument", "word/document.xml"]]),
      "word/document.xml": `${head}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body.join("")}</w:body></w:document>`,
    },
    more,
  );
}

/** A workbook; numbers and texts are values. */
export function makeXlsx(sheets: Record<string, readonly (readonly (string | number)[])[]>): Buffer {
  const names = Object.keys(sheets);
  const namespace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const files: Record<string, string> = {
    "[Content_Types].xml": types({
      "/xl/workbook.xml": `${main}.spreadsheetml.sheet.main+xml`,
      ...Object.fromEntries(
        names.map((_, index) => [
          `/xl/worksheets/sheet${index + 1}.xml`,
          `${main}.spreadsheetml.worksheet+xml`,
        ]),
      ),
    }),
    "_rels/.rels": links([["officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": `${head}<workbook ${namespace} xmlns:r="${office}"><sheets>${names
      .map((name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": links(
      names.map((_, index) => ["worksheet", `worksheets/sheet${index + 1}.xml`]),
    ),
  };
  for (const [index, name] of names.entries()) {
    const rows = (sheets[name] ?? []).map((row, y) => {
      const cells = row.map((cell, x) => {
        const at = `${String.fromCharCode(65 + x)}${y + 1}`;
        return typeof cell === "number"
          ? `<c r="${at}"><v>${cell}</v></c>`
          : `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
      });
      return `<row r="${y + 1}">${cells.join("")}</row>`;
    });
    files[`xl/worksheets/sheet${index + 1}.xml`] =
      `${head}<worksheet ${namespace}><sheetData>${rows.join("")}</sheetData></worksheet>`;
  }
  return pack(files);
}

/** A presentation with one text for each slide. */
export function makePptx(slides: readonly string[]): Buffer {
  const files: Record<string, string> = {
    "[Content_Types].xml": types({ "/ppt/presentation.xml": `${main}.presentationml.presentation.main+xml` }),
    "_rels/.rels": links([["officeDocument", "ppt/presentation.xml"]]),
    "ppt/presentation.xml": `${head}<p:presentation xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"/>`,
  };
  for (const [index, text] of slides.entries()) {
    files[`ppt/slides/slide${index + 1}.xml`] =
      `${head}<p:sld xmlns:p="p" xmlns:a="a"><a:p><a:r><a:t>${escaped(text)}</a:t></a:r></a:p></p:sld>`;
  }
  return pack(files);
}

function types(overrides: Record<string, string>): string {
  const entries = Object.entries(overrides).map(
    ([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`,
  );
  return `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${entries.join("")}</Types>`;
}

function links(targets: readonly (readonly [string, string])[]): string {
  const entries = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `${head}<Relationships xmlns="${relationships}">${entries.join("")}</Relationships>`;
}

function pack(files: Record<string, string>, more: Record<string, Uint8Array> = {}): Buffer {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return Buffer.from(zipSync({ ...Object.fromEntries(entries), ...more }));
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
