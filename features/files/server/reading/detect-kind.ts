import { readImageSize } from "#platform/server/images/read-image-size.ts";
import type { FileKind } from "../../contract/index.ts";
import { ProblemError } from "./problem-error.ts";

/** What the content is. Throws ProblemError for what cannot be read. The name decides only among kinds of text. */
export async function detectKind(content: Buffer, name: string): Promise<FileKind> {
  if (readImageSize(content)) return "image";
  const { fileTypeFromBuffer } = await import("file-type");
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  if (!found) return detectText(content, name);
  switch (found.ext) {
    case "pdf":
    case "docx":
    case "xlsx":
    case "pptx":
      return found.ext;
    case "cfb":
      throw new ProblemError("old_office");
    // Text with a mark that the library knows.
    case "xml":
    case "rtf":
      return detectText(content, name);
    default:
      throw new ProblemError(found.mime.startsWith("image/") ? "picture_format" : "unsupported");
  }
}

/** Enough to see that something is no text. */
const sampleBytes = 65_536;

function detectText(content: Buffer, name: string): FileKind {
  const sample = content.subarray(0, sampleBytes);
  const isWide =
    sample.length >= 2 && (sample.readUInt16BE(0) === 0xfffe || sample.readUInt16BE(0) === 0xfeff);
  if (!isWide && hasControlBytes(sample)) throw new ProblemError("unsupported");
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  // Its text would be the bytes of a broken upload, or a page that says "not found".
  if (neverText.has(ending)) throw new ProblemError("damaged");
  if (
    /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html)\b/i.test(
      sample.toString("latin1"),
    )
  )
    return "html";
  if (ending === "csv" || ending === "tsv") return "csv";
  if (ending === "md" || ending === "markdown") return "markdown";
  return codeEndings.has(ending) ? "code" : "text";
}

const neverText = new Set(["pdf", "docx", "xlsx", "pptx", "png", "jpg", "jpeg", "webp"]);

/** NUL and other bytes that no text holds. */
function hasControlBytes(sample: Buffer): boolean {
  let odd = 0;
  for (const byte of sample) {
    if (byte === 0) return true;
    if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) odd += 1;
  }
  return odd > sample.length / 200;
}

const codeEndings = new Set(
  (
    "js mjs cjs jsx ts tsx mts cts json jsonl xml svg yml yaml toml ini css scss less html vue svelte py rb go rs java " +
    "kt swift c h cpp hpp cc cs php pl lua r jl sh bash zsh ps1 bat sql graphql proto dart scala clj ex exs erl hs ml " +
    "tf gradle dockerfile makefile cmake diff patch tex"
  ).split(" "),
);
