import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** `at name (file:///…/start.js:12:34)`: the address, its line and its column, both counted from 1. */
const place = /(?<url>file:\/\/[^\s()]+\.js):(?<line>\d+):(?<column>\d+)/;

/**
 * Lets traces name sources instead of lines of `builtFile`. Node's own support would parse the source map at every start and
 * keep it, some 10 MB. Here it is read with the first trace, and may be collected after it.
 */
export function nameSources(builtFile: string): void {
  let kept: WeakRef<SourceMap> | undefined;
  const map = () => {
    let read = kept?.deref();
    if (!read) {
      read = new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(builtFile)}.map`, "utf8")));
      kept = new WeakRef(read);
    }
    return read;
  };
  Error.prepareStackTrace = (error, frames) => {
    const lines = frames.map((frame) => `\n    at ${nameSource(String(frame), builtFile, map)}`);
    return `${nameError(error)}${lines.join("")}`;
  };
}

/** The frame with its source; unchanged when it is of another file, or the map cannot be read. */
function nameSource(frame: string, builtFile: string, map: () => SourceMap): string {
  const { url, line, column } = place.exec(frame)?.groups ?? {};
  if (url !== builtFile) return frame;
  try {
    const entry = map().findEntry(Number(line) - 1, Number(column) - 1);
    if (!("originalSource" in entry) || !entry.originalSource) return frame;
    const source = resolve(dirname(fileURLToPath(builtFile)), entry.originalSource);
    return frame.replace(place, `${relative(process.cwd(), source)}:${entry.originalLine + 1}`);
  } catch {
    return frame;
  }
}

function nameError(error: Error): string {
  try {
    return String(error);
  } catch {
    return "Error";
  }
}
