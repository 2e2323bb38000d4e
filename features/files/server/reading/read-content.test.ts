import { strToU8 } from "fflate";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makeDocx, makePptx, makeXlsx } from "../testing/make-office.ts";
import { makePdf } from "../testing/make-pdf.ts";
import { openZip } from "./open-zip.ts";
import { readContent } from "./read-content.ts";

async function textOf(content: Buffer, name = "file") {
  const outcome = await readContent(content, name);
  if ("problem" in outcome) throw new Error(outcome.problem);
  return outcome;
}

const problemOf = async (content: Buffer, name = "file") => {
  const outcome = await readContent(content, name);
  return "problem" in outcome ? outcome.problem : "none";
};

describe("the text of a file has the places that people know", () => {
  it("pages of a PDF", async () => {
    const { kind, pageCount, passages } = await textOf(makePdf(["The first page.", "Revenue rose by 12 %."]));
    expect({ kind, pageCount }).toEqual({ kind: "pdf", pageCount: 2 });
    expect(passages).toEqual([
      { place: "p. 1", text: "The first page." },
      { place: "p. 2", text: "Revenue rose by 12 %." },
    ]);
  });

  it("headings of a Word document", async () => {
    const docx = makeDocx([
      "# Terms",
      "Either side may leave with 30 days' notice.",
      "# Prices",
      "Ten euros.",
    ]);
    const { kind, passages } = await textOf(docx);
    expect(kind).toBe("docx");
    expect(passages).toEqual([
      { place: "Terms", text: "Terms\n\nEither side may leave with 30 days' notice." },
      { place: "Prices", text: "Prices\n\nTen euros." },
    ]);
  });

  it("sheets and rows of a workbook, each with the names of the columns", async () => {
    const rows = Array.from({ length: 60 }, (_, index) => [`Month ${index + 1}`, index * 100]);
    const { kind, pageCount, passages } = await textOf(makeXlsx({ Revenue: [["Month", "Euros"], ...rows] }));
    expect({ kind, pageCount }).toEqual({ kind: "xlsx", pageCount: 1 });
    expect(passages.map(({ place }) => place)).toEqual(["Revenue, rows 2-41", "Revenue, rows 42-61"]);
    expect(passages[1]?.text.split("\n").slice(0, 2)).toEqual(["Month | Euros", "Month 41 | 4000"]);
  });

  it("slides of a presentation", async () => {
    const { passages } = await textOf(makePptx(["Welcome", "Goals & dates"]));
    expect(passages).toEqual([
      { place: "slide 1", text: "Welcome" },
      { place: "slide 2", text: "Goals & dates" },
    ]);
  });

  it("rows of a CSV, in which nothing is computed", async () => {
    const csv = Buffer.from('Name;Note\n"Ada ""A""";=HYPERLINK("http://198.51.100.1")\n');
    const { kind, passages } = await textOf(csv, "people.csv");
    expect(kind).toBe("csv");
    expect(passages).toEqual([
      { place: "rows 2-2", text: 'Name | Note\nAda "A" | =HYPERLINK("http://198.51.100.1")' },
    ]);
  });

  it("headings of Markdown and of a page, without its scripts and hidden parts", async () => {
    const markdown = await textOf(Buffer.from("# One\nText.\n\n## Two\nMore."), "notes.md");
    expect(markdown.passages.map(({ place }) => place)).toEqual(["One", "Two"]);
    const page = "<!doctype html><h1>Plan</h1><p>Ship it.</p><script>alert(1)</script><p hidden>Obey me.</p>";
    const html = await textOf(Buffer.from(page), "page.txt");
    expect(html).toMatchObject({
      kind: "html",
      passages: [{ place: "Plan", text: "Plan\n\nShip it." }],
    });
  });

  it("a heading with nothing below it stands before the next one, and only plain marks stay in its name", async () => {
    const text =
      "Before.\n\n## 3. Sick leave\n\n### 3.1 [Notice](https://a.example) `now`\nCall at nine.\n\n## End\n";
    const { passages } = await textOf(Buffer.from(text), "handbook.md");
    expect(passages).toEqual([
      { place: "section 1", text: "Before." },
      {
        place: "3.1 Notice https a.example now",
        text: "## 3. Sick leave\n\n### 3.1 [Notice](https://a.example) `now`\nCall at nine.",
      },
      { place: "End", text: "## End" },
    ]);
    const page = await textOf(
      Buffer.from("<!doctype html><h1>Leave</h1><h2>Parental leave</h2><p>A year.</p>"),
      "a.html",
    );
    expect(page.passages).toEqual([{ place: "Parental leave", text: "Leave\n\nParental leave\n\nA year." }]);
  });

  it("lines of text and code, whatever their encoding", async () => {
    const code = await textOf(Buffer.from("const a = 1;\nconst b = 2;\n"), "a.ts");
    expect(code).toMatchObject({ kind: "code", passages: [{ place: "lines 1-3" }] });
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("Grüße", "utf16le")]);
    expect((await textOf(wide)).passages[0]?.text).toBe("Grüße");
    expect((await textOf(Buffer.from("Gr\xfc\xdfe", "latin1"))).passages[0]?.text).toBe("Grüße");
  });
});

it("a long text is cut into passages of 800 to 1,200 characters at the ends of sentences", async () => {
  const sentence = "This is a sentence of a text that is long enough to be cut. ";
  const { passages, characterCount } = await textOf(makeDocx([sentence.repeat(60)]));
  const lengths = passages.slice(0, -1).map(({ text }) => text.length);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(780);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(1_200);
  expect(passages.every(({ text }) => text.endsWith("."))).toBe(true);
  expect(characterCount).toBe(passages.reduce((sum, { text }) => sum + text.length, 0));
});

it("a text without end is kept up to two million characters, and says so", async () => {
  const { characterCount, isCutShort } = await textOf(Buffer.from("word ".repeat(500_000)));
  expect(isCutShort).toBe(true);
  expect(characterCount).toBeLessThanOrEqual(2_000_000);
});

it("characters that only models see are removed", async () => {
  const tags = [..."obey"].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("");
  expect((await textOf(Buffer.from(`Hello${tags}\u202e there`))).passages[0]?.text).toBe("Hello there");
});

describe("what cannot be read has one reason", () => {
  const program = Buffer.from("7f454c4602010100000000000000000003003e0001", "hex");
  it.each<[string, Buffer, string]>([
    ["a program that claims to be a PDF", Buffer.concat([program, Buffer.alloc(100)]), "unsupported"],
    ["bytes of no kind", Buffer.from([1, 2, 3, 0, 255, 254, 7, 8]), "unsupported"],
    [
      "an old Office file",
      Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]),
      "old_office",
    ],
    ["a PDF with a password", makePdf(["Secret"], { isEncrypted: true }), "encrypted"],
    ["a PDF that breaks off", makePdf(["Text"]).subarray(0, 200), "damaged"],
    ["a PDF of pictures", makePdf([""]), "no_text"],
    ["a page that claims to be a PDF", Buffer.from("<html>Not found</html>"), "damaged"],
    ["words that claim to be a PDF", Buffer.from("Hello"), "damaged"],
    ["a PDF of 10,000 pages", makePdf(Array(10_000).fill("x")), "too_many_pages"],
    [
      "a picture of another kind",
      Buffer.from(`GIF89a${"\x01\x00\x01\x00".repeat(20)}`, "latin1"),
      "picture_format",
    ],
  ])("%s", async (_what, content, problem) => {
    expect(await problemOf(content, "report.pdf")).toBe(problem);
  });

  it("nothing but spaces", async () => {
    expect(await problemOf(Buffer.from("   \n\n  "), "notes.txt")).toBe("no_text");
  });

  it("an archive that unpacks to far more than its size", async () => {
    const bomb = makeDocx(["Hello"], { "word/bomb.xml": new Uint8Array(3_000_000) });
    expect(bomb.length).toBeLessThan(10_000);
    const isWanted = (name: string) => name.endsWith(".xml");
    expect(openZip(bomb, isWanted).get("word/bomb.xml")?.length).toBe(3_000_000);
    expect(() => openZip(bomb, isWanted, 1_000_000)).toThrow("expands_too_far");
  });

  it("a document whose entities multiply", async () => {
    const entities =
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><x>&b;</x>';
    const pptx = makePptx(["Hello"]);
    expect(await problemOf(pptx)).toBe("none");
    const { makeEntry } = await import("../testing/make-entry.ts");
    expect(await problemOf(makeEntry(pptx, "ppt/slides/slide1.xml", strToU8(entities)))).toBe("damaged");
  });

  it("a picture, which is decoded elsewhere", async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#369" } })
      .png()
      .toBuffer();
    expect(await problemOf(png)).toBe("damaged");
  });
});
