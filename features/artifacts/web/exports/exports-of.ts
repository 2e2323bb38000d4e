import type { Artifact } from "../../contract/index.ts";
import { confinePage } from "./confine-page.ts";
import { csvForSpreadsheets } from "./csv-for-spreadsheets.ts";
import { endingOf } from "./ending-of.ts";

type Form = "md" | "docx" | "csv" | "source" | "mmd" | "svg" | "png" | "json" | "html";

export interface Export {
  form: Form;
  /** Of the file's name. */
  ending: string;
  make: () => Promise<Blob>;
}

/** The files that an artifact of its kind can become. Libraries are loaded when one is chosen. */
export function exportsOf({ kind, title, content, language }: Artifact): Export[] {
  const text = (form: Form, ending: string, type: string): Export => ({
    ...{ form, ending },
    make: async () => new Blob([content], { type }),
  });
  switch (kind) {
    case "document":
      return [
        text("md", "md", "text/markdown"),
        {
          ...{ form: "docx", ending: "docx" },
          make: async () => (await import("./write-docx.ts")).writeDocx(title, content),
        },
      ];
    case "table":
      return [
        {
          ...{ form: "csv", ending: "csv" },
          make: async () => new Blob([csvForSpreadsheets(content)], { type: "text/csv" }),
        },
      ];
    case "code":
      return [text("source", endingOf(language), "text/plain")];
    case "diagram":
      return [
        { form: "svg", ending: "svg", make: async () => new Blob([await draw(content)], svgType) },
        {
          ...{ form: "png", ending: "png" },
          make: async () => (await import("./paint-png.ts")).paintPng(await draw(content)),
        },
        text("mmd", "mmd", "text/plain"),
      ];
    case "chart":
      return [text("json", "json", "application/json")];
    case "html":
      return [
        {
          form: "html",
          ending: "html",
          make: async () => new Blob([confinePage(content)], { type: "text/html" }),
        },
      ];
  }
}

const svgType = { type: "image/svg+xml" };

async function draw(source: string): Promise<string> {
  return (await import("../frame/draw-diagram.ts")).drawDiagram(source);
}
