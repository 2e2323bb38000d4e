import { type Erased, erasedText } from "#platform/contract/erasure/erased-text.ts";

/** Something that an operator keeps of an erased person, and why. */
export interface KeptPart {
  tables: readonly string[];
  what: string;
  ground: string;
  until: string;
}

/** The statement that somebody was erased. It is signed as a note, by the keys of the log that recorded it. */
export interface Certificate {
  /** 1 for the first one. A later one says what was found in a second pass. */
  version: number;
  /** The event of the erasure, and its place in a log of this size. */
  eventId: string;
  origin: string;
  index: number;
  size: number;
  erased: Erased;
  kept: readonly KeptPart[];
}

const firstLine = "adjutant-erasure/1";
const separator = " | ";

/** The text of a certificate, as it is signed. */
export function formatCertificate(certificate: Certificate): string {
  const { version, eventId, origin, index, size, erased, kept } = certificate;
  const lines = [
    firstLine,
    `version ${version}`,
    `log ${origin}`,
    `entry ${index}`,
    `size ${size}`,
    `event ${eventId}`,
  ];
  const keeps = kept.map(
    ({ tables, what, ground, until }) =>
      `kept ${[tables.join(", ") || "-", what, ground, until].map(clean).join(separator)}\n`,
  );
  return `${lines.join("\n")}\n${erasedText(erased)}${keeps.join("")}`;
}

function clean(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll("|", "/").trim();
}

/** What a certificate says, as far as a verifier compares it. */
export interface ReadCertificate {
  version: number;
  origin: string;
  index: number;
  size: number;
  eventId: string;
  erasureId: string;
  subjectId: string;
  kind: Erased["kind"];
  askedAt: string;
  finishedAt: string;
  rows: number;
  files: number;
  /** Those that were destroyed. */
  keyIds: string[];
  keys: number;
  /** The lines that the event commits to. */
  erasedText: string;
}

const head =
  /^adjutant-erasure\/1\nversion ([1-9][0-9]{0,8})\nlog ([^\s+]+)\nentry (0|[1-9][0-9]{0,15})\nsize ([1-9][0-9]{0,15})\nevent ([0-9a-f-]{36})\n/;
const body =
  /^(erasure ([0-9a-f-]{36})\nsubject ([0-9a-f-]{36})\n(?:(?!kept )[^\n]+\n)*)((?:kept [^\n]+\n)*)$/;

/** Reads the text of a certificate. Undefined when it is none, or of another version of the format. */
export function parseCertificate(text: string): ReadCertificate | undefined {
  const found = head.exec(text);
  const rest = found ? body.exec(text.slice(found[0].length)) : undefined;
  if (!found || !rest) return undefined;
  const [, version = "", origin = "", index = "", size = "", eventId = ""] = found;
  const [, erased = "", erasureId = "", subjectId = ""] = rest;
  const lines = erased.split("\n");
  const value = (word: string) =>
    lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1) ?? "";
  const keyIds = lines.filter((line) => line.startsWith("key ")).map((line) => line.slice(4));
  const sum = (word: string) =>
    lines
      .filter((line) => line.startsWith(`${word} `))
      .reduce((total, line) => total + Number(line.split(" ")[1]), 0);
  return {
    ...{ version: Number(version), origin, index: Number(index), size: Number(size), eventId },
    ...{ erasureId, subjectId, erasedText: erased },
    kind: value("kind") === "anonymized" ? "anonymized" : "deleted",
    askedAt: value("asked"),
    finishedAt: value("finished"),
    rows: sum("rows"),
    files: sum("files"),
    keyIds,
    keys: keyIds.length,
  };
}

/** Whether a file is a certificate, of whatever version of the format. */
export function isCertificate(text: string): boolean {
  return text.startsWith("adjutant-erasure/");
}
