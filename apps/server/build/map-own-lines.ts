import type { Plugin } from "vite";
import { decodeMappings, encodeMappings, type Segment } from "./mappings.ts";

interface SourceMap {
  version: number;
  file?: string;
  sources: string[];
  mappings: string;
}

/**
 * Shrinks the source map, because Node reads it at every start: one position per line of our code, none for
 * packages, no source texts.
 */
export function mapOwnLines(): Plugin {
  return {
    name: "map-own-lines",
    generateBundle(_options, bundle) {
      for (const [name, output] of Object.entries(bundle)) {
        if (!name.endsWith(".map") || output.type !== "asset") continue;
        output.source = JSON.stringify(ownLines(JSON.parse(String(output.source))));
      }
    },
  };
}

export function ownLines({ version, file, sources, mappings }: SourceMap): SourceMap & { names: string[] } {
  const isOwn = (segment: Segment) =>
    segment.source !== undefined && !sources[segment.source]?.includes("node_modules");
  const lines = decodeMappings(mappings).map((line) => {
    let last: Segment | undefined;
    return line.flatMap((segment) => {
      const kept: Segment = isOwn(segment) ? segment : { column: segment.column };
      if (last && last.source === kept.source && last.line === kept.line) return [];
      last = kept;
      return [kept];
    });
  });
  const shown = sources.map((source) => (source.includes("node_modules") ? "" : source));
  return { version, ...(file ? { file } : {}), sources: shown, names: [], mappings: encodeMappings(lines) };
}
