import { onePiece } from "#platform/server/archives/list-pages.ts";
import { manifestName, manifestNoteName } from "../../../contract/archives/archive-manifest.ts";
import type { ArchiveEntry, ArchivePlan } from "./archive-entry.ts";

/** What an archive is and what is in each folder, in plain words. */
export function readmeOf({ about: [about, ueber], folders, leftOut }: ArchivePlan): ArchiveEntry {
  const width = Math.max(...folders.map(({ name }) => name.length), manifestName.length) + 2;
  const list = (language: 0 | 1) =>
    folders.map(({ name, what }) => `  ${name.padEnd(width)}${what[language]}`).join("\n");
  const row = (name: string, what: string) => `  ${name.padEnd(width)}${what}`;
  const text = `${about}

${list(0)}
${row(manifestName, "every file with its size and SHA-256, and what was left out and why")}
${row(manifestNoteName, "the signature over that list, by the key of the log")}

Files that end in .jsonl have one row in each line (JSON). Times are in UTC.
${leftOut.length > 0 ? `Some things were left out. ${manifestName} says which, and why.\n` : ""}To check that nothing was changed: node verify-log.mjs <this archive>. The program is at /verify-log.mjs of the
server and on its page Proof. It needs no network.

--------------------------------------------------------------------------------

${ueber}

${list(1)}
${row(manifestName, "jede Datei mit Größe und SHA-256, und was warum fehlt")}
${row(manifestNoteName, "die Signatur über dieser Liste, mit dem Schlüssel des Protokolls")}

Dateien auf .jsonl haben in jeder Zeile einen Datensatz (JSON). Zeiten sind in UTC.
Ob nichts geändert wurde, prüft: node verify-log.mjs <dieses Archiv>. Das Programm liegt unter /verify-log.mjs des
Servers und auf der Seite Beweis. Es braucht kein Netz.
`;
  return { path: "README.txt", what: ["What this is", "Was das ist"], pieces: onePiece(Buffer.from(text)) };
}
